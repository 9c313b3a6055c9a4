import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { PaymentCode } from './payment-code.tsx'
import { PaymentSteps } from './payment-steps.tsx'

/** Once something was sent the code is needed seldom: folded, and never gone. */
export function CodeAndSteps({ priceRwf }: { priceRwf: number }) {
  return (
    <details className="pay-panel pay-fold">
      <summary>
        <Trans>Payment code and steps</Trans>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div>
        <PaymentCode priceRwf={priceRwf} />
        <PaymentSteps priceRwf={priceRwf} />
      </div>
    </details>
  )
}
