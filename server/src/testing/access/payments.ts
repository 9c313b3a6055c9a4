import { newId } from '../../db/ids.ts'
import { approveRequest } from '../../features/payments/index.ts'
import type { Fixture, ValidCall } from '../fixture.ts'
import { aPaidCourse, aPaymentOf, aPaymentRequest, aTransactionId } from '../payments.ts'
import { anEnrolment } from '../people.ts'
import { aPicture } from '../pictures.ts'
import { ADMINS, EVERYONE, SIGNED_IN, STUDENTS } from './callers.ts'
import type { Rows } from './row.ts'
import { nothing } from './usual.ts'

const OWN = 'own, another person’s is 404'

const NOT_OWN = 'not one’s own; once decided, the same again changes nothing and the opposite is 409'

const HINT = {
  cells: EVERYONE,
  scope: 'a hint: nothing in it is believed, the provider is asked',
}

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

export const ACCESS_PAYMENTS = {
  'GET /api/course/payment-status': {
    cells: STUDENTS,
    scope: 'own newest request, or null',
    valid: async (fixture) => ({ query: { courseId: await courseToPay(fixture) } }),
  },
  'POST /api/course/payment-request': {
    cells: '401 200 409 409 403 403 403 403',
    scope: 'own; S1 and S2 study it already; one waits at a time; a free course is 400; the price is frozen',
    valid: async (fixture) => ({
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
  },
  'GET /api/user/me/payments': { cells: SIGNED_IN, scope: 'own', valid: nothing },
  'GET /api/user/me/payments/{id}': { cells: SIGNED_IN, scope: OWN, valid: own(false) },
  'GET /api/user/me/payments/{id}/receipt': {
    cells: SIGNED_IN,
    scope: `${OWN}; once it is approved`,
    valid: own(true),
  },
  'PUT /api/payments/mtn/callback': { ...HINT, valid: () => ({ body: { externalId: 'none' } }) },
  'POST /api/payments/mtn/callback': { ...HINT, valid: () => ({ body: { externalId: 'none' } }) },
  'GET /api/payment-statements': { cells: ADMINS, valid: nothing },
  'POST /api/payment-statements': {
    cells: ADMINS,
    valid: () => ({ body: { text: STATEMENT(), network: 'Test' } }),
  },
  'DELETE /api/payment-statements/{id}': {
    cells: ADMINS,
    scope: 'what was decided stays',
    valid: aStatement,
  },
  'GET /api/payment-requests/pending': { cells: ADMINS, scope: 'name and email of who paid', valid: nothing },
  'GET /api/payment-requests': { cells: ADMINS, scope: 'name and email of who paid', valid: nothing },
  'GET /api/payment-requests/csv': { cells: ADMINS, scope: 'no cell begins a formula', valid: nothing },
  'GET /api/payment-requests/{id}': { cells: ADMINS, scope: 'with the evidence', valid: waiting },
  'GET /api/payment-requests/{id}/screenshot': {
    cells: ADMINS,
    scope: 'drawn anew, in no public folder',
    valid: async ({ academy }) => {
      const { _id: id } = await aPaymentRequest(academy, { screenshot: await aPicture() })
      return { params: { id } }
    },
  },
  'POST /api/payment-requests/{id}/approve': {
    cells: ADMINS,
    scope: NOT_OWN,
    valid: async ({ academy }) => ({
      params: { id: (await aPaymentRequest(academy))._id },
      body: { note: 'It stands in the statement of Tuesday.' },
    }),
  },
  'POST /api/payment-requests/{id}/reject': {
    cells: ADMINS,
    scope: NOT_OWN,
    valid: async ({ academy }) => ({
      params: { id: (await aPaymentRequest(academy))._id },
      body: { reason: 'The transaction id was not found.' },
    }),
  },
  'POST /api/payment-requests/approve': {
    cells: ADMINS,
    scope: 'each for itself, told row by row',
    valid: async ({ academy }) => ({
      body: { ids: [(await aPaymentRequest(academy))._id], exactOnly: false, note: 'All of Tuesday.' },
    }),
  },
} satisfies Rows
