import { Plural, Trans } from '@lingui/react/macro'
import { academy } from '../../../lib/academy.ts'
import styles from './payment-steps.module.css'

export function PaymentSteps({ priceRwf }: { priceRwf: number }) {
  const { email, payment } = academy()
  return (
    <section aria-labelledby="pay-steps">
      <h2 id="pay-steps" className="vh">
        <Trans>Three steps</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>
            <Trans>Dial the code</Trans>
          </h3>
          <p>
            <Trans>
              Use MTN MoMo or Airtel Money. When your phone asks for the amount, enter <b>{priceRwf}</b>.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Check the name, then enter your PIN</Trans>
          </h3>
          <p>
            {email ? (
              <Trans>
                If your phone shows any other name, stop and{' '}
                <a className="link" href={`mailto:${email}`}>
                  contact us
                </a>
                . We never ask for your PIN.
              </Trans>
            ) : (
              <Trans>If your phone shows any other name, stop. We never ask for your PIN.</Trans>
            )}
          </p>
        </li>
        <li>
          <h3>
            <Trans>Come back and tap I Paid</Trans>
          </h3>
          <p className="num">
            <Plural
              value={payment.verificationHours}
              one="Your course opens as soon as the payment is checked, usually within # hour."
              other="Your course opens as soon as the payment is checked, usually within # hours."
            />
          </p>
        </li>
      </ol>
    </section>
  )
}
