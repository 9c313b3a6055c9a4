import type { Api } from '@academy/contract'
import { newId } from '../db/ids.ts'
import { approveRequest } from '../features/payments/index.ts'
import type { Fixture, ValidCall } from './fixture.ts'
import { aPaidCourse, aPaymentOf, aPaymentRequest, aTransactionId } from './payments.ts'
import { anEnrolment } from './people.ts'
import { aPicture } from './pictures.ts'

const nothing: ValidCall = () => ({})

/** A paid course, which S1 and S2 study as they do the fixture's. */
async function courseToPay({ academy, caller, course }: Fixture): Promise<string> {
  const paid = await aPaidCourse(academy)
  const enrolled =
    caller &&
    (await academy.services.db
      .selectFrom('enrolments')
      .select('user_id')
      .where('user_id', '=', caller.id)
      .where('course_id', '=', course.id)
      .executeTakeFirst())
  if (enrolled) await anEnrolment(academy, caller, paid)
  return paid.id
}

/** One that waits, of somebody else's. */
const waiting: ValidCall = async ({ academy }) => ({ params: { id: (await aPaymentRequest(academy))._id } })

const own =
  (isApproved: boolean): ValidCall =>
  async ({ academy, caller, owner }) => {
    if (!caller) return { params: { id: newId() } }
    const { id } = await aPaymentOf(academy, caller)
    const admin = { ...owner, role: 'admin' as const, sessionId: 'test' }
    const by = caller === owner ? ('provider' as const) : admin
    if (isApproved) await academy.write((ctx) => approveRequest(ctx, id, by))
    return { params: { id } }
  }

const STATEMENT = () => `Id,Date,Amount,From,Name
${aTransactionId()},2026-11-20 14:04,45000,250780000114,Aline Uwase
`

async function aStatement({ academy, caller }: Fixture) {
  const answer = await academy
    .as(caller)
    .send('POST /api/payment-statements', { body: { text: STATEMENT(), network: 'Test' } })
  return { params: { id: answer.body?.statement?._id ?? newId() } }
}

/** Requests, their review and its statements. */
export const VALID_PAYMENTS = {
  'GET /api/course/payment-status': async (fixture) => ({ query: { courseId: await courseToPay(fixture) } }),
  'POST /api/course/payment-request': async (fixture) => ({
    body: {
      courseId: await courseToPay(fixture),
      provider: 'manual',
      transactionId: aTransactionId(),
      payerNumber: '0780 000 114',
      sms: 'You have paid RWF 45,000.',
      amountRwf: 45_000,
      recipient: 'Impinga Ltd',
      paidAt: '2026-11-20T12:04:00.000Z',
    },
    file: await aPicture('screenshot.png'),
  }),
  'GET /api/user/me/payments': nothing,
  'GET /api/user/me/payments/{id}': own(false),
  'GET /api/user/me/payments/{id}/receipt': own(true),
  'PUT /api/payments/mtn/callback': () => ({ body: { externalId: 'none' } }),
  'POST /api/payments/mtn/callback': () => ({ body: { externalId: 'none' } }),

  'GET /api/payment-statements': nothing,
  'POST /api/payment-statements': () => ({ body: { text: STATEMENT(), network: 'Test' } }),
  'DELETE /api/payment-statements/{id}': aStatement,

  'GET /api/payment-requests/pending': nothing,
  'GET /api/payment-requests': nothing,
  'GET /api/payment-requests/csv': nothing,
  'GET /api/payment-requests/{id}': waiting,
  'GET /api/payment-requests/{id}/screenshot': async ({ academy }) => {
    const { _id: id } = await aPaymentRequest(academy, { screenshot: await aPicture() })
    return { params: { id } }
  },
  'POST /api/payment-requests/{id}/approve': async ({ academy }) => ({
    params: { id: (await aPaymentRequest(academy))._id },
    body: { note: 'It stands in the statement of Tuesday.' },
  }),
  'POST /api/payment-requests/{id}/reject': async ({ academy }) => ({
    params: { id: (await aPaymentRequest(academy))._id },
    body: { reason: 'The transaction id was not found.' },
  }),
  'POST /api/payment-requests/approve': async ({ academy }) => ({
    body: { ids: [(await aPaymentRequest(academy))._id], exactOnly: false, note: 'All of Tuesday.' },
  }),
} satisfies Partial<Record<keyof Api, ValidCall>>
