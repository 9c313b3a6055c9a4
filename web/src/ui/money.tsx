import { formatAmount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { classNames } from './class-names.ts'

/** RWF 45,000 or Free, the currency small before the number. */
export function Money({ rwf, className }: { rwf: number; className?: string }) {
  return (
    <span className={classNames('num whitespace-nowrap', className)}>
      {rwf === 0 ? (
        <Trans>Free</Trans>
      ) : (
        <>
          <small className="font-sans text-xs font-semibold tracking-normal text-muted">RWF</small>{' '}
          {formatAmount(rwf)}
        </>
      )}
    </span>
  )
}
