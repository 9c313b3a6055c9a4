import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoPayment, DemoPeople, DemoPerson, DemoStatement } from '@academy/contract/course-package'
import { dateFormat } from '@academy/contract/text'
import { csvLine } from '@academy/contract/text/csv'
import { approveRequest, importStatement, rejectRequest, requestPayment } from '../features/payments/index.ts'
import type { Context, SignedIn } from '../http/context.ts'
import { newFileKey } from '../services/files/index.ts'
import { as, MINUTE_MS } from './demo-time.ts'
import type { ImportedCourse } from './package/import-package.ts'

const HOUR_MS = 60 * MINUTE_MS
const SCREENSHOT = 'payment-screenshot.webp'

/** What the people of the demo paid for and what was decided, by the same acts as on the screen. Nobody gets mail. */
export async function payAll(
  ctx: Context,
  { people, statement }: DemoPeople,
  { folder, ids, courses }: { folder: string; ids: ReadonlyMap<string, string>; courses: ImportedCourse[] },
): Promise<void> {
  const quiet: Context = { ...ctx, mail: { send: async () => {}, sendAll: async () => {} } }
  const admin = people.find(({ role, mainrole }) => role === 'admin' && mainrole === '')
  const callerOf = ({ name, email, role }: DemoPerson): SignedIn => ({
    ...{ id: ids.get(email) ?? '', name, email, sessionId: 'demo' },
    role: role === 'user' ? 'student' : role,
  })
  const payments = people.flatMap((person) => person.payments.map((payment) => ({ person, payment })))
  // In the order in which it happened: a transaction id is approved for whoever came first.
  payments.sort((a, b) => b.payment.hoursAgo - a.payment.hoursAgo)
  for (const { person, payment } of payments) {
    const course = courses.find(({ key }) => key === payment.course)
    if (!course || !admin) throw new Error(`${person.email} can't pay for ${payment.course} in the demo`)
    await payOne(quiet, payment, course.courseId, callerOf(person), callerOf(admin), folder)
  }
  if (statement && admin) await importOne(as(quiet, callerOf(admin), ctx.now().getTime()), statement)
}

async function payOne(
  ctx: Context,
  payment: DemoPayment,
  courseId: string,
  student: SignedIn,
  admin: SignedIn,
  folder: string,
): Promise<void> {
  const { hoursAgo, paidMinutesBefore, sms, hasScreenshot, decision, ...sent } = payment
  const at = ctx.now().getTime() - hoursAgo * HOUR_MS
  const paidAt = paidMinutesBefore === undefined ? undefined : new Date(at - paidMinutesBefore * MINUTE_MS)
  const { request } = await requestPayment(
    as(ctx, student, at),
    {
      courseId,
      provider: 'manual',
      transactionId: sent.transactionId,
      payerNumber: sent.payerNumber,
      amountRwf: sent.amountRwf,
      paidAt: paidAt?.toISOString(),
      sms: sms && paidAt && worded(sms, ctx, paidAt),
      recipient: (sms && ctx.academy.payment.recipient) || undefined,
    },
    null,
  )
  if (hasScreenshot) await attach(ctx, request._id, join(folder, SCREENSHOT))
  if (!decision) return
  const deciding = as(ctx, admin, at + decision.minutesAfter * MINUTE_MS)
  if (decision.is === 'approved') await approveRequest(deciding, request._id, admin)
  else await rejectRequest(deciding, request._id, admin, decision.reason)
}

const toTheSecond = dateFormat({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE')
const worded = (sms: string, { academy }: Context, paidAt: Date) =>
  sms.replace('{time}', toTheSecond(paidAt)).replace('{recipient}', academy.payment.recipient ?? '')

async function attach(ctx: Context, id: string, path: string): Promise<void> {
  const key = newFileKey('payments', 'webp')
  await ctx.files.put(key, await readFile(path))
  await ctx.db.updateTable('payment_requests').set({ screenshot_key: key }).where('id', '=', id).execute()
}

async function importOne(ctx: Context, { fileName, network, payments }: DemoStatement): Promise<void> {
  const lines = payments.map(({ hoursAgo, transactionId, amountRwf, payerNumber: number, payerName }) => {
    const at = new Date(ctx.now().getTime() - hoursAgo * HOUR_MS)
    return csvLine([transactionId, at.toISOString(), amountRwf, number, payerName])
  })
  const key = newFileKey('media', 'bin')
  await ctx.files.put(
    key,
    Buffer.from([csvLine(['Id', 'Date', 'Amount', 'From', 'Name']), ...lines].join('')),
  )
  try {
    await importStatement(ctx, { network }, { key, fileName, sizeBytes: 0, keep: () => {} })
  } finally {
    await ctx.files.remove(key)
  }
}
