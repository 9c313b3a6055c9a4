import type { Context } from '../../../http/context.ts'
import { defineJob, jobsOn } from '../../../services/jobs/index.ts'

/** What is due leaves. Under one key: however many are told at once, it is asked for once. */
export const sendPushesJob = defineJob<null>('send-pushes', { timeLimitSeconds: 150 })

/** After the commit and not in it: whoever told somebody would otherwise hold the one row of the queue, and others wait for it. Should the
 * process die in between, the look that comes each minute finds what waits. */
export function wakeSender(ctx: Context): void {
  ctx.afterCommit((db) => jobsOn(db).add(sendPushesJob, null, { key: sendPushesJob.name }))
}
