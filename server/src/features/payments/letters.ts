import { PAYMENT_NOTES } from '@academy/contract/payments'
import { formatMoney } from '@academy/contract/text'
import type { Context } from '../../http/context.ts'
import { type MailMessage, writeLetter } from '../../services/mail/index.ts'
import type { PaymentRow } from './store.ts'

type Person = { name: string; email: string }

const whatWasPaid = ({ course_title, price_rwf, reference }: PaymentRow) =>
  `${course_title}, ${formatMoney(price_rwf)}, reference ${reference}`

/** Titles of courses are long at times, and a subject is one line. */
const SUBJECT_TITLE_LETTERS = 80
const inSubject = (title: string) =>
  title.length > SUBJECT_TITLE_LETTERS ? `${title.slice(0, SUBJECT_TITLE_LETTERS - 1).trimEnd()}…` : title

export function receivedLetter({ academy, config }: Context, person: Person, row: PaymentRow): MailMessage {
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: `We are checking your payment ${row.reference}`,
    greeting: `Hello ${person.name},`,
    paragraphs: [
      `We have your payment request: ${whatWasPaid(row)}.`,
      `Usually we check it within ${academy.payment.verificationHours} hours, and then write to you again.`,
    ],
    button: { label: 'See its status', url: `${config.publicUrl}/payment-instructions/${row.course_id}` },
    footnote: `Please keep the reference ${row.reference} until the course is open.`,
  })
}

export function approvedLetter({ academy, config }: Context, person: Person, row: PaymentRow): MailMessage {
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: `Your payment is verified: ${inSubject(row.course_title)}`,
    greeting: `Hello ${person.name},`,
    paragraphs: [
      `Your payment is verified: ${whatWasPaid(row)}.`,
      'The course is open for you. Your receipt is on your account page.',
    ],
    button: { label: 'Open the course', url: `${config.publicUrl}/course/study/${row.course_id}` },
  })
}

export function rejectedLetter({ academy, config }: Context, person: Person, row: PaymentRow): MailMessage {
  const again = row.course_id && `${config.publicUrl}/payment-instructions/${row.course_id}`
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: `We could not verify your payment ${row.reference}`,
    greeting: `Hello ${person.name},`,
    paragraphs: [
      `We could not verify your payment: ${whatWasPaid(row)}.`,
      ...(row.reason ? [`Why: ${row.reason}`] : []),
      ...(again ? [PAYMENT_NOTES.wayBack] : []),
    ],
    ...(again && { button: { label: 'Send it again', url: again } }),
    ...(academy.email && {
      footnote: `Questions? Write to ${academy.email} and name the reference ${row.reference}.`,
    }),
  })
}
