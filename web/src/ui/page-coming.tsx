import { Trans } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect } from 'react'
import { endEarlyPage } from '../lib/pages/early-page.ts'
import { useAfter } from '../lib/use-after.ts'
import { Button } from './button.tsx'
import { FullPageLoader } from './full-page-loader.tsx'

/** A line that has brought nothing by then may bring nothing at all. */
const PATIENCE_MS = 8_000

/** The browser waits for a file or an answer as long as the line stands, even if it hangs: whoever waits is told, and may try anew. Until then
 * the loader stands, or what has the shape of the page. */
export function PageComing({ children = <FullPageLoader /> }: { children?: ReactNode }) {
  const isLong = useAfter(PATIENCE_MS)
  // What the server drew would stand over the words.
  useLayoutEffect(() => {
    if (isLong) endEarlyPage()
  }, [isLong])
  if (!isLong) return children
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
