import { ANNOUNCEMENT_MESSAGES as M, pinProblem } from '@academy/contract/announcements'
import type { Context } from '../../http/context.ts'
import { conflict, invalid } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { announcementForOwner } from './access.ts'
import { askToTakeBack } from './jobs.ts'
import { changeAnnouncement, lockAnnouncement } from './store.ts'
import { viewManaged } from './views.ts'

/** It is gone from every page at once; a job takes it out of the bells. Who is not told yet hears nothing. */
export async function withdrawAnnouncement(ctx: Context, id: string) {
  await lockAnnouncement(ctx.db, id)
  const row = await announcementForOwner(ctx, id)
  if (row.state === 'scheduled') throw conflict(M.notSentYet)
  if (row.state !== 'withdrawn') {
    await changeAnnouncement(ctx.db, id, { state: 'withdrawn', withdrawn_at: ctx.now() })
    await askToTakeBack(ctx, id)
    await recordAct(ctx, 'withdraw-announcement', id, {
      title: row.title,
      before: { state: row.state },
      after: { state: 'withdrawn' },
    })
  }
  return { message: M.withdrawn, announcement: viewManaged(ctx, await announcementForOwner(ctx, id)) }
}

/** Its text stays as it was sent; for how long it stands above the others is its course's matter. */
export async function pinAnnouncement(ctx: Context, id: string, pinnedUntil: string | null) {
  await lockAnnouncement(ctx.db, id)
  const row = await announcementForOwner(ctx, id)
  if (row.state === 'withdrawn') throw conflict(M.withdrawnBefore)
  const problem = pinProblem(pinnedUntil, row.audience, row.state === 'scheduled' ? row.at : ctx.now())
  if (problem) throw invalid(problem, { pinnedUntil: problem })
  await changeAnnouncement(ctx.db, id, { pinned_until: pinnedUntil })
  await recordAct(ctx, 'pin-announcement', id, {
    title: row.title,
    before: { pinnedUntil: row.pinned_until },
    after: { pinnedUntil },
  })
  const announcement = viewManaged(ctx, await announcementForOwner(ctx, id))
  return { message: pinnedUntil === null ? M.unpinned : M.pinned, announcement }
}
