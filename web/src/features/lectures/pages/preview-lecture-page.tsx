import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'

/** What students load is loaded as a part: beside the portals' own it would be too much for one page. */
const PreviewedLecture = lazy(async () => ({
  default: (await import('./preview/previewed-lecture.tsx')).PreviewedLecture,
}))

export function PreviewLecturePage() {
  const id = (useParams().id ?? '').toLowerCase()
  return (
    <Suspense fallback={<FullPageLoader />}>
      <PreviewedLecture id={id} />
    </Suspense>
  )
}
