import { COURSE_MESSAGES } from '@academy/contract/courses'
import { type Context, signedIn } from '../../http/context.ts'
import { type Part, partOf } from '../../http/paging.ts'
import { notFound } from '../../http/problem.ts'
import { lockCourseShared } from '../courses/index.ts'
import { paymentForStudent } from './access.ts'
import { medianMinutes } from './median-store.ts'
import { offeredProviders } from './providers/offered.ts'
import { countOwn, findNewest, selectOwn } from './store.ts'
import { viewOwnPayment } from './views.ts'

/** How the newest request stands; an open page asks this again and again. */
export async function readStatus(ctx: Context, courseId: string) {
  const newest = await findNewest(ctx.db, signedIn(ctx).id, courseId)
  if (!newest && !(await lockCourseShared(ctx.db, courseId))) throw notFound(COURSE_MESSAGES.notFound)
  return {
    status: newest?.status ?? null,
    request: newest ? viewOwnPayment(newest) : null,
    providers: offeredProviders(ctx.config),
    medianMinutes: newest?.status === 'pending' ? await medianMinutes(ctx.db, ctx.now()) : null,
  }
}

export async function listOwnPayments(ctx: Context, asked: Part) {
  const { id } = signedIn(ctx)
  const total = await countOwn(ctx.db, id)
  const { page, pages, ...range } = partOf(total, asked)
  const rows = await selectOwn(ctx.db, id, range)
  return { payments: rows.map(viewOwnPayment), total, page, pages }
}

export async function readOwnPayment(ctx: Context, id: string) {
  return { payment: viewOwnPayment(await paymentForStudent(ctx, id)) }
}
