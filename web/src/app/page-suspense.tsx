import { type ReactNode, Suspense, use } from 'react'
import { pagesHaveCome } from '../lib/pages/lazy-page.ts'
import { PageComing } from '../ui/page-coming.tsx'

/** Around what is on its way into a frame. The first page of a visit shows that it is coming; after that the page before it stays, with its own
 * frame, until the next can be drawn. */
export function PageSuspense({ children }: { children: ReactNode }) {
  return <Suspense fallback={<UntilPageComes />}>{children}</Suspense>
}

function UntilPageComes() {
  const coming = pagesHaveCome()
  // A new frame would show its own fallback at once; waiting, it leaves the frame before it where it is.
  if (coming) use(coming)
  return <PageComing />
}
