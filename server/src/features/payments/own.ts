import { COURSE_MESSAGES } from '@academy/contract/courses'
import { type Context, signedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { holdCourse } from '../courses/index.ts'
import { paymentForStudent } from './access.ts'
import { medianMinutes } from './median.ts'
import { offeredProviders } from './providers/offered.ts'
import { findNewest, selectOwn } from './store.ts'
import { viewOwnPayment } from './views.ts'

/** Of the newest request; an open page asks this again and again. */
export async function readStatus(ctx: Context, courseId: string) {
  const newest = await findNewest(ctx.db, signedIn(ctx).id, courseId)
  if (!newest && !(await holdCourse(ctx.db, courseId))) throw notFound(COURSE_MESSAGES.notFound)
  return {
    status: newest?.status ?? null,
    request: newest ? viewOwnPayment(newest) : null,
    providers: offeredProviders(ctx.config),
    medianMinutes: newest?.status === 'pending' ? await medianMinutes(ctx.db, ctx.now()) : null,
  }
}

export async function listOwnPayments(ctx: Context) {
  const rows = await selectOwn(ctx.db, signedIn(ctx).id)
  return { payments: rows.map(viewOwnPayment) }
}

export async function readOwnPayment(ctx: Context, id: string) {
  return { payment: viewOwnPayment(await paymentForStudent(ctx, id)) }
}
