import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../../ui/dialog.tsx'
import { type Shortcut, ShortcutList } from '../../../../ui/keyboard-help.tsx'

interface KeyListProps {
  open: boolean
  onClose: () => void
  /** Whole marks only. */
  isWhole: boolean
  /** One question of many students instead of one student's paper. */
  isByQuestion?: boolean
}

export function KeyList({ open, onClose, isWhole, isByQuestion }: KeyListProps) {
  const { t } = useLingui()
  const shortcuts: readonly Shortcut[] = [
    { keys: isWhole ? ['0', '…', '9'] : ['0', '…', '9', '.'], does: <Trans>Set marks</Trans> },
    {
      keys: ['↑', '↓'],
      does: isWhole ? <Trans>One mark more or less</Trans> : <Trans>Half a mark more or less</Trans>,
    },
    { keys: ['Shift ↑'], does: <Trans>Full marks</Trans> },
    {
      keys: ['Tab'],
      does: isByQuestion ? (
        <Trans>Next student, from the field of marks</Trans>
      ) : (
        <Trans>Next question, from the field of marks</Trans>
      ),
    },
    { keys: ['Ctrl ↵'], does: <Trans>Save and next</Trans> },
    { keys: ['N'], does: <Trans>Next ungraded</Trans> },
    { keys: ['Alt ←', 'Alt →'], does: <Trans>Previous or next student</Trans> },
    { keys: ['Alt 1', 'Alt 2', 'Alt 3'], does: <Trans>Put a comment in, or take it out</Trans> },
    { keys: ['?'], does: <Trans>Show this list</Trans> },
  ]
  return (
    <Dialog open={open} onClose={onClose} title={t`Keyboard shortcuts`}>
      <ShortcutList shortcuts={shortcuts} />
    </Dialog>
  )
}
