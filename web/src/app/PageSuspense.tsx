import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, use } from 'react'
import { pagesHaveCome } from '../lib/lazy-page.ts'
import { useAfter } from '../lib/use-after.ts'
import { Button } from '../ui/button.tsx'
import { FullPageLoader } from '../ui/full-page-loader.tsx'

/** A line that has brought nothing by then may bring nothing at all. */
const PATIENCE_MS = 8_000

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

/** The browser waits for a file as long as the line stands, even if it hangs: whoever waits is told, and may try anew. */
export function PageComing() {
  const isLong = useAfter(PATIENCE_MS)
  if (!isLong) return <FullPageLoader />
  return (
    <FullPageLoader>
      <p>
        <Trans>This page takes long. The network may be weak.</Trans>
      </p>
      <Button variant="primary" onClick={() => location.reload()}>
        <Trans>Retry</Trans>
      </Button>
    </FullPageLoader>
  )
}
