import type { OwnPayment } from '@academy/contract/payments'
import { approveRequest, rejectRequest } from '../features/payments/index.ts'
import { insertWithReference } from '../features/payments/insert.ts'
import type { TestAcademy } from './academy.ts'
import type { SentFile } from './calls.ts'
import { aCourse, anAdmin, aStudent, type TestPerson } from './people.ts'

export interface PaymentTraits {
  /** Absent: a new one. */
  student?: TestPerson
  /** Absent: a new one of RWF 45,000. */
  course?: { id: string; title: string; price_rwf: number }
  transactionId?: string
  payerNumber?: string
  amountRwf?: number
  sms?: string
  paidAt?: string
  screenshot?: SentFile
  /** Absent: it waits. */
  decided?: 'approved' | 'rejected'
  /** Absent: a new admin. */
  by?: TestPerson
  reason?: string
}
export interface TestPayment extends OwnPayment {
  student: TestPerson
  courseId: string
}

export const aPaidCourse = (academy: TestAcademy, traits: { title?: string; price?: number } = {}) =>
  aCourse(academy, { title: 'Maps with Open Data', price: 45_000, ...traits })

let numbers = 10_000_000

/** An id that no other request of the run has. */
export const aTransactionId = () => String(++numbers)

/** Asked for as a student does it; decided as an admin does. */
export async function aPaymentRequest(
  academy: TestAcademy,
  { student: known, course: given, screenshot, decided, by, reason = '', ...sent }: PaymentTraits = {},
): Promise<TestPayment> {
  const student = known ?? (await aStudent(academy))
  const course = given ?? (await aPaidCourse(academy))
  const { request } = await academy.as(student).call('POST /api/course/payment-request', {
    body: { courseId: course.id, ...sent },
    ...(screenshot && { file: screenshot }),
  })
  if (decided) await decide(academy, request._id, decided, by ?? (await anAdmin(academy)), reason)
  return { ...request, student, courseId: course.id }
}

function decide(
  academy: TestAcademy,
  id: string,
  to: 'approved' | 'rejected',
  by: TestPerson,
  reason: string,
) {
  const admin = { ...by, role: 'admin' as const, sessionId: 'test' }
  return academy.write((ctx) =>
    to === 'approved' ? approveRequest(ctx, id, admin) : rejectRequest(ctx, id, admin, reason),
  )
}

/** Of anybody's, also of one who became an instructor or an admin since: put in place without asking. */
export async function aPaymentOf(academy: TestAcademy, person: TestPerson): Promise<{ id: string }> {
  const course = await aPaidCourse(academy)
  return academy.write(async (ctx) => {
    const row = await insertWithReference(ctx.db, {
      student_id: person.id,
      course_id: course.id,
      course_title: course.title,
      price_rwf: course.price_rwf,
      requested_at: ctx.now(),
    })
    if (!row) throw new Error(`${person.email} waits for ${course.title} already`)
    return row
  })
}
