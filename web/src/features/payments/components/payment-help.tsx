import { Trans } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import { academy } from '../../../lib/academy.ts'
import { phoneLink } from '../dialling.ts'

/** Always in the same place: under what the student does. */
export function PaymentHelp() {
  const { email, phone } = academy()
  return (
    <p className="pay-help">
      <CircleHelp aria-hidden="true" />
      <span>
        <Trans>
          Something not right?{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>{' '}
          or{' '}
          <a className="link num" href={phoneLink(phone)}>
            {phone}
          </a>
        </Trans>
      </span>
    </p>
  )
}
