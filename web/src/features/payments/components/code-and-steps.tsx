import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { howToPay } from '../how-to-pay.ts'
import styles from './code-and-steps.module.css'
import panel from './panel.module.css'
import { PaymentCode } from './payment-code.tsx'
import { PaymentSteps } from './payment-steps.tsx'

/** Once something was sent the code is needed seldom: folded, and never gone. */
export function CodeAndSteps({ priceRwf }: { priceRwf: number }) {
  const code = howToPay()
  if (!code) return null
  return (
    <details className={`${panel.panel} ${styles.fold}`}>
      <summary>
        <Trans>Payment code and steps</Trans>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div>
        <PaymentCode {...code} priceRwf={priceRwf} />
        <PaymentSteps priceRwf={priceRwf} />
      </div>
    </details>
  )
}
