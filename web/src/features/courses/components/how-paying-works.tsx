import { formatMoney } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { academy } from '../../../lib/academy.ts'
import styles from './how-paying-works.module.css'

export function HowPayingWorks({ priceRwf }: { priceRwf: number }) {
  const { ussdCode, verificationHours } = academy().payment
  if (!ussdCode) return null
  const price = formatMoney(priceRwf)
  return (
    <section aria-labelledby="course-paying">
      <h2 id="course-paying">
        <Trans>How paying works</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <b>
            <Trans>Get the code</Trans>
          </b>
          <span>
            <Trans>Press Enroll Now. You see a mobile money code and the name to check.</Trans>
          </span>
        </li>
        <li>
          <b>
            <Trans>Pay on your phone</Trans>
          </b>
          <span className="num">
            <Trans>Dial it, check the name, and confirm {price} with your PIN.</Trans>
          </span>
        </li>
        <li>
          <b>
            <Trans>Start learning</Trans>
          </b>
          <span className="num">
            <Plural
              value={verificationHours}
              one="We check your payment, usually within # hour, and open the course."
              other="We check your payment, usually within # hours, and open the course."
            />
          </span>
        </li>
      </ol>
    </section>
  )
}
