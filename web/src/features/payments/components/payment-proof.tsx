import type { Course } from '@academy/contract/courses'
import { formatMoney } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { academy } from '../../../lib/academy.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { useSignedIn } from '../../users/index.ts'
import { mailLink } from '../dialling.ts'

/** How the academy hears of a payment: a mail with the transaction id, begun for the student. */
export function PaymentProof({ course }: { course: Course }) {
  const { t } = useLingui()
  const { user } = useSignedIn()
  const { email, phone, payment } = academy()
  const amount = formatMoney(course.price)
  const href = mailLink({
    email,
    subject: t`Payment for ${course.title}`,
    lines: [
      t`Course: ${course.title}`,
      t`Amount: ${amount}`,
      t`My account: ${user.email}`,
      t`Transaction id: `,
      t`Number I paid from: `,
    ],
  })
  return (
    <aside className="pay-proof" aria-labelledby="pay-proof">
      <h2 id="pay-proof">
        <Trans>Have you paid?</Trans>
      </h2>
      <p>
        <Trans>
          Send us the transaction id from the confirmation SMS. The mail is already begun for you; add the id
          and the number you paid from.
        </Trans>
      </p>
      <ButtonAnchor variant="primary" size="lg" href={href}>
        <Mail aria-hidden="true" />
        <Trans>Send the transaction id</Trans>
      </ButtonAnchor>
      <p className="pay-proof-note num">
        <Plural
          value={payment.verificationHours}
          one="We check payments by hand, usually within # hour."
          other="We check payments by hand, usually within # hours."
        />
      </p>
      <p className="pay-proof-note">
        <Trans>
          Something not right?{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>{' '}
          or{' '}
          <a className="link num" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </Trans>
      </p>
    </aside>
  )
}
