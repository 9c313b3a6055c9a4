import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Shortcut, ShortcutList } from '../../../ui/keyboard-help.tsx'

const shortcuts: readonly Shortcut[] = [
  { keys: ['0', '…', '9', '.'], does: <Trans>Set marks</Trans> },
  { keys: ['↑', '↓'], does: <Trans>Half a mark more or less</Trans> },
  { keys: ['Shift ↑'], does: <Trans>Full marks</Trans> },
  { keys: ['Tab'], does: <Trans>Next question, from the field of marks</Trans> },
  { keys: ['Ctrl ↵'], does: <Trans>Save and next</Trans> },
  { keys: ['N'], does: <Trans>Next ungraded</Trans> },
  { keys: ['Alt ←', 'Alt →'], does: <Trans>Previous or next student</Trans> },
  { keys: ['Alt 1', 'Alt 2', 'Alt 3'], does: <Trans>Put a comment in, or take it out</Trans> },
  { keys: ['?'], does: <Trans>Show this list</Trans> },
]

export function KeyList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} title={t`Keyboard shortcuts`}>
      <ShortcutList shortcuts={shortcuts} />
    </Dialog>
  )
}
