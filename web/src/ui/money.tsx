import { formatAmount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { classNames } from './class-names.ts'
import styles from './money.module.css'

/** RWF 45,000 or Free, the currency small before the number. */
export function Money({ rwf, className }: { rwf: number; className?: string }) {
  return (
    <span className={classNames('num whitespace-nowrap', styles.money, className)}>
      {rwf === 0 ? (
        <Trans>Free</Trans>
      ) : (
        <>
          <small className={styles.currency}>RWF</small> {formatAmount(rwf)}
        </>
      )}
    </span>
  )
}
