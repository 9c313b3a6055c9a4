import { Trans } from '@lingui/react/macro'

export function UngradedCount({ left, total }: { left: number; total: number }) {
  return (
    <Trans>
      <b>
        {left} of {total}
      </b>{' '}
      ungraded
    </Trans>
  )
}
