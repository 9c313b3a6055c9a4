import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import type { PageParams } from '../../../lib/pages/page-route.ts'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'

/** What students load is loaded as a part: beside the portals' own it would be too much for one page. */
const load = () => import('./preview/previewed-lecture.tsx')
const PreviewedLecture = lazyPart(load, 'PreviewedLecture')

const idIn = ({ id = '' }: PageParams) => id.toLowerCase()

export const parts = [PreviewedLecture]
export const comesWith = async (params: PageParams) => (await load()).previewComes(idIn(params))

export function PreviewLecturePage() {
  const id = idIn(useParams())
  return (
    <Suspense fallback={<FullPageLoader />}>
      <PreviewedLecture key={id} id={id} />
    </Suspense>
  )
}
