import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'

/** What students load is loaded as a part: beside the portals' own it would be too much for one page. */
const PreviewedCourse = lazyPart(() => import('./preview/previewed-course.tsx'), 'PreviewedCourse')

export const parts = [PreviewedCourse]

export function PreviewCoursePage() {
  const id = (useParams().id ?? '').toLowerCase()
  return (
    <Suspense fallback={<FullPageLoader />}>
      <PreviewedCourse id={id} />
    </Suspense>
  )
}
