import { Trans } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import { academy } from '../../../lib/academy.ts'
import { phoneLink } from '../dialling.ts'
import styles from './payment-help.module.css'

/** Always in the same place: under what the student does. */
export function PaymentHelp() {
  const { email, phone } = academy()
  if (!email && !phone) return null
  const mail = email && (
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  )
  const call = phone && (
    <a className="link num" href={phoneLink(phone)}>
      {phone}
    </a>
  )
  return (
    <p className={styles.help}>
      <CircleHelp aria-hidden="true" />
      <span>
        {mail && call ? (
          <Trans>
            Something not right? {mail} or {call}
          </Trans>
        ) : (
          <Trans>Something not right? {mail || call}</Trans>
        )}
      </span>
    </p>
  )
}
