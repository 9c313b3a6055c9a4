import { Trans } from '@lingui/react/macro'
import { Sheet } from '../../../ui/sheet.tsx'
import type { Pair } from '../addresses.ts'
import { AboutPane } from './about-pane.tsx'

/** Where there is no room for it beside the conversation. */
export function AboutSheet({ pair, onClose }: { pair: Pair; onClose: () => void }) {
  return (
    <Sheet open title={<Trans>About this conversation</Trans>} onClose={onClose}>
      <AboutPane pair={pair} onLeave={onClose} />
    </Sheet>
  )
}
