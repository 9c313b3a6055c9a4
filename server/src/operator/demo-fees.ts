import type { PackageCourse } from '@academy/contract/course-package'
import { REFERENCE_GROUPS } from '@academy/contract/payments'
import { newId } from '../db/ids.ts'
import type { Context, SignedIn } from '../http/context.ts'
import { randomShortCode } from '../services/tokens.ts'
import { drawn } from './demo-draw.ts'
import type { Study } from './demo-study.ts'
import { DAY_MS, MINUTE_MS } from './demo-time.ts'

const REFUSED_PERCENT = 14
const REASON = 'No payment with this transaction id came in. Please check the SMS and send it again.'

/** What classmates paid for their courses, approved when they were enrolled; a few were refused the day before. */
export async function writeFees(
  ctx: Context,
  studies: readonly Study[],
  packages: readonly PackageCourse[],
  { id, name }: SignedIn,
): Promise<void> {
  const payments = studies.flatMap((study) => {
    const course = packages.find(({ key }) => key === study.course)
    return course && course.price > 0 ? [{ study, course }] : []
  })
  const recipient = ctx.academy.payment.recipient || null
  const rows = payments.flatMap(({ study, course }) => {
    const seed = `${study.email}|${course.key}`
    const minutes = 6 + Math.round(260 * drawn(seed, 'decided') ** 2)
    const asked = (status: 'approved' | 'rejected', reviewedAt: number, transactionId: string) => ({
      id: newId(),
      reference: randomShortCode(REFERENCE_GROUPS),
      ...{ student_id: study.userId, course_id: study.courseId },
      ...{ course_title: course.title, price_rwf: course.price, provider: 'manual' as const, status },
      ...{ transaction_id: transactionId, transaction_key: transactionId },
      payer_number: `+25078${digits(7, study.email, 'number')}`,
      ...{ amount_rwf: course.price, recipient, sms: null, screenshot_key: null },
      paid_at: new Date(reviewedAt - (minutes + 4) * MINUTE_MS),
      requested_at: new Date(reviewedAt - minutes * MINUTE_MS),
      ...{ reviewed_at: new Date(reviewedAt), reviewed_by: id, reviewed_by_name: name },
      reason: status === 'rejected' ? REASON : '',
    })
    const approved = asked('approved', study.enrolledAt, `17${digits(9, seed, 'transaction')}`)
    if (drawn(seed, 'refused') * 100 >= REFUSED_PERCENT) return [{ ...approved, previous_id: null }]
    const refused = asked('rejected', study.enrolledAt - DAY_MS, `17${digits(9, seed, 'mistyped')}`)
    return [
      { ...refused, previous_id: null },
      { ...approved, previous_id: refused.id },
    ]
  })
  if (rows.length > 0) await ctx.db.insertInto('payment_requests').values(rows).execute()
}

const digits = (count: number, ...words: string[]): string =>
  `${Math.floor(drawn(...words) * 10 ** count)}`.padStart(count, '0')
