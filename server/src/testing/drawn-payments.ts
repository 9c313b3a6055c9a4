import fc from 'fast-check'
import { judgeAll } from '../features/payments/statements/judge.ts'
import type { TestAcademy } from './academy.ts'
import { aPaidCourse } from './payments.ts'
import { anAdmin, aStudent, type TestPerson } from './people.ts'

/** One thing that happens to payments. Numbers pick among what there is then; few of all, so that they meet. */
export interface PaymentStep {
  act: (typeof ACTS)[number]
  who: number
  what: number
  /** Until it happens. */
  minutes: number
  paid: Paid
  /** Beside the first, of a statement. */
  others: Paid[]
  /** It happens at the same moment as the step before. */
  isAtOnce: boolean
  /** All are judged before it. */
  isJudgedBefore: boolean
}
interface Paid {
  id: string | null
  number: string | null
  amount: number | null
  /** Before now; null is not told. */
  minutesAgo: number | null
}
const ACTS = [
  ...['ask', 'ask', 'ask', 'ask', 'approve', 'reject', 'import', 'import', 'remove', 'judge'],
  ...['rename', 'delete person'],
] as const satisfies readonly string[]
const DAY = 24 * 60
const PRICES = [45_000, 45_000, 60_000]

const SOON = fc.constantFrom(0, 5, 10)
const BESIDE = fc.constantFrom(-10, 11, 20, 50, 60, 61, 70, 7 * DAY - 11, 7 * DAY, 7 * DAY + 10, 8 * DAY)
const paid: fc.Arbitrary<Paid> = fc.record({
  id: fc.option(fc.constantFrom('MP101', 'MP102', 'MP103'), { freq: 2 }),
  number: fc.option(fc.constantFrom('0780000627', '0788000627', '0780000114'), { freq: 2 }),
  amount: fc.option(fc.constantFrom(...PRICES), { freq: 2 }),
  minutesAgo: fc.option(fc.oneof({ weight: 2, arbitrary: SOON }, { weight: 1, arbitrary: BESIDE })),
})
export const paymentSteps: fc.Arbitrary<PaymentStep[]> = fc.array(
  fc.record({
    act: fc.constantFrom(...ACTS),
    who: fc.nat(40),
    what: fc.nat(40),
    minutes: fc.constantFrom(0, 0, 1, 10, 30),
    paid,
    others: fc.array(paid, { maxLength: 3 }),
    isAtOnce: fc.nat(3).map((n) => n === 0),
    isJudgedBefore: fc.boolean(),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
)

/** Five students and three courses; what was there before is gone. */
export async function drawnPayments(academy: TestAcademy) {
  const { db } = academy.services
  await db.deleteFrom('payment_requests').execute()
  await db.deleteFrom('statements').execute()
  await judgeAll(db)
  const admin = academy.as(await anAdmin(academy))
  const students = await Promise.all(Array.from({ length: 5 }, () => aStudent(academy)))
  const courses = await Promise.all(PRICES.map((price) => aPaidCourse(academy, { price })))
  const nth = <T>(list: readonly T[], n: number) => list[n % Math.max(1, list.length)]
  const ago = (minutes: number) => new Date(academy.clock.now().getTime() - minutes * 60_000).toISOString()
  const lineOf = ({ id, number, amount, minutesAgo }: Paid) =>
    [id ?? 'MP999', ago(minutesAgo ?? 15), amount ?? 45_000, number ?? ''].join(',')
  const waiting = async () =>
    (
      await db
        .selectFrom('payment_requests')
        .select('id')
        .where('status', '=', 'pending')
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)

  const acts: Record<PaymentStep['act'], (step: PaymentStep, student: TestPerson) => Promise<unknown>> = {
    ask: ({ what, paid: { id, number, amount, minutesAgo } }, student) =>
      academy.as(student).send('POST /api/course/payment-request', {
        body: {
          courseId: nth(courses, what)?.id ?? '',
          ...(id && { transactionId: id }),
          ...(number && { payerNumber: number }),
          ...(amount && { amountRwf: amount }),
          ...(minutesAgo !== null && { paidAt: ago(minutesAgo) }),
        },
      }),
    approve: (step) => decide(step, 'approve'),
    reject: (step) => decide(step, 'reject'),
    import: ({ paid: first, others }) =>
      admin.send('POST /api/payment-statements', {
        body: { text: ['Id,Date,Amount,From', ...[first, ...others].map(lineOf)].join('\n') },
      }),
    remove: async ({ what }) => {
      const { statements } = await admin.call('GET /api/payment-statements')
      const statement = nth(statements, what)
      if (statement)
        await admin.send('DELETE /api/payment-statements/{id}', { params: { id: statement._id } })
    },
    judge: () => judgeAll(db),
    rename: ({ what }, student) =>
      db
        .updateTable('users')
        .set({ name: `Aline ${what}` })
        .where('id', '=', student.id)
        .execute(),
    'delete person': async ({ what }, student) => {
      if (what % 3 === 0) await db.deleteFrom('users').where('id', '=', student.id).execute()
    },
  }
  async function decide({ what }: PaymentStep, how: 'approve' | 'reject') {
    const id = nth(await waiting(), what)
    if (id) await admin.send(`POST /api/payment-requests/{id}/${how}`, { params: { id } })
  }

  return {
    admin,
    take(step: PaymentStep): Promise<unknown> {
      academy.clock.advance(step.minutes * 60_000)
      return acts[step.act](step, nth(students, step.who) as TestPerson)
    },
  }
}
