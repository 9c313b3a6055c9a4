import { type Context, type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { takeBack } from '../notifications/index.ts'
import { aboutOf, tellSome } from './tell.ts'
import { selectUntold } from './tell-store.ts'

const tellJob = defineJob<{ announcementId: string }>('tell-announcement')
const takeBackJob = defineJob<{ announcementId: string }>('take-back-announcement')
/** After this time other jobs have their turn before it goes on. */
const TURN_MS = 15_000

export function announcementsJobs(services: Services): JobHandler[] {
  return [
    onJob(tellJob, async ({ announcementId }, { signal }) => {
      const ctx = systemContext(services)
      const turnEndsAt = performance.now() + TURN_MS
      for (;;) {
        const next = await ctx.write((inner) => tellSome(inner, announcementId))
        if (!next) return
        const isLater = next > services.clock.now()
        if (isLater || signal.aborted || performance.now() > turnEndsAt)
          return askToTell(ctx, announcementId, isLater ? next : undefined)
      }
    }),
    onJob(takeBackJob, async ({ announcementId }) => {
      const ctx = systemContext(services)
      while (await ctx.write((inner) => takeBack(inner, aboutOf(announcementId))));
    }),
  ]
}

/** One job an announcement: asking again moves it. Without a time it runs now. */
export async function askToTell(ctx: Context, id: string, runAt?: Date): Promise<void> {
  await ctx.jobs.add(tellJob, { announcementId: id }, { key: `${tellJob.name}:${id}`, runAt })
}

export async function askToTakeBack(ctx: Context, id: string): Promise<void> {
  await ctx.jobs.add(takeBackJob, { announcementId: id }, { key: `${takeBackJob.name}:${id}` })
}

/** At the start: a database that comes out of a backup has no jobs. */
export async function scheduleAnnouncements(services: Services): Promise<void> {
  const ctx = systemContext(services)
  for (const { id, at } of await selectUntold(ctx.db)) await askToTell(ctx, id, at)
}
