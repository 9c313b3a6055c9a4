import { Trans } from '@lingui/react/macro'
import { KeyboardHelp, type Shortcut } from '../../../ui/keyboard-help.tsx'

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['J', 'K'], does: <Trans>Next or previous request</Trans> },
  { keys: ['↵'], does: <Trans>Open the request</Trans> },
  { keys: ['X'], does: <Trans>Select it, or leave it out</Trans> },
  { keys: ['Shift'], does: <Trans>With a click on a box: select all between</Trans> },
  { keys: ['A'], does: <Trans>Approve it, or all that are selected</Trans> },
  { keys: ['R'], does: <Trans>Reject it, with a reason</Trans> },
  { keys: ['Z'], does: <Trans>Undo the last decision, for five seconds</Trans> },
  { keys: ['Esc'], does: <Trans>Clear the selection, then close the request</Trans> },
  { keys: ['/'], does: <Trans>Search</Trans> },
]

export const ReviewHelp = () => <KeyboardHelp shortcuts={SHORTCUTS} />
