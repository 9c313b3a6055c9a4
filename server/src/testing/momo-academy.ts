import { sql } from 'kysely'
import { startAcademy, type TestAcademy } from './academy.ts'
import { type MomoPayment, type MomoProvider, startMomoProvider } from './momo-provider.ts'
import { aCourse, aStudent, type TestPerson } from './people.ts'

const SETTINGS = {
  subscriptionKey: 'a-key',
  apiUser: 'a-user',
  apiKey: 's:ecret',
  environment: 'sandbox',
  currency: 'EUR',
}

export interface MomoAcademy {
  academy: TestAcademy
  momo: MomoProvider
  /** A student presses "Pay with MTN MoMo". */
  aMomoRequest(): Promise<MomoStory>
  /** The looks that were put off are due now. */
  look(): Promise<void>
  stop(): Promise<void>
}
export interface MomoStory {
  student: TestPerson
  courseId: string
  id: string
  reference: string
  /** What rang at the phone. */
  asked(): MomoPayment[]
  status(): Promise<string | null>
  isEnrolled(): Promise<boolean>
  row(): Promise<{
    reason: string
    transaction_id: string | null
    amount_rwf: number | null
    reviewed_by: string | null
  }>
  /** Jobs that will look again. */
  waiting(): Promise<number>
}

/** An academy that asks phones through a stand-in for MTN MoMo. */
export async function startMomoAcademy(): Promise<MomoAcademy> {
  const momo = await startMomoProvider(SETTINGS)
  const academy = await startAcademy({
    env: {
      PUBLIC_URL: 'https://academy.example',
      MTN_MOMO_URL: momo.url,
      MTN_MOMO_SUBSCRIPTION_KEY: SETTINGS.subscriptionKey,
      MTN_MOMO_API_USER: SETTINGS.apiUser,
      MTN_MOMO_API_KEY: SETTINGS.apiKey,
      MTN_MOMO_ENVIRONMENT: SETTINGS.environment,
      MTN_MOMO_CURRENCY: SETTINGS.currency,
    },
  })
  return {
    academy,
    momo,
    aMomoRequest: () => aMomoRequest(academy, momo),
    look: async () => {
      // Looks race; a row another one holds is due by it.
      await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 second'
        where id in (select id from graphile_worker._private_jobs for update skip locked)`.execute(
        academy.services.db,
      )
      await academy.runJobs()
    },
    stop: async () => {
      await academy.stop()
      await momo.close()
    },
  }
}

async function aMomoRequest(academy: TestAcademy, momo: MomoProvider): Promise<MomoStory> {
  const { db } = academy.services
  const student = await aStudent(academy)
  const course = await aCourse(academy, { price: 40_000 })
  const body = { courseId: course.id, provider: 'mtn' as const, payerNumber: '0780 000 114' }
  const { request } = await academy.as(student).call('POST /api/course/payment-request', { body })
  const { _id: id, reference } = request
  return {
    student,
    courseId: course.id,
    id,
    reference,
    asked: () => momo.payments.filter(({ externalId }) => externalId === reference),
    status: async () =>
      (await academy.as(student).call('GET /api/course/payment-status', { query: { courseId: course.id } }))
        .status,
    isEnrolled: async () =>
      (await academy.as(student).call('GET /api/mycourse')).courses.some(({ _id }) => _id === course.id),
    row: () =>
      db
        .selectFrom('payment_requests')
        .select(['reason', 'transaction_id', 'amount_rwf', 'reviewed_by'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    waiting: async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs
        where key = ${`follow-payment:${id}`}`.execute(db)
      return rows[0]?.n ?? 0
    },
  }
}
