import { Trans } from '@lingui/react/macro'
import { KeyLine } from '../../../ui/data-table/key-line.tsx'

export const ReviewKeyLine = () => (
  <KeyLine
    hints={[
      { keys: ['J', 'K'], does: <Trans>move</Trans> },
      { keys: ['X'], does: <Trans>select</Trans> },
      { keys: ['A'], does: <Trans>approve</Trans> },
      { keys: ['R'], does: <Trans>reject</Trans> },
      { keys: ['Z'], does: <Trans>undo</Trans> },
      { keys: ['/'], does: <Trans>search</Trans> },
    ]}
  />
)
