import { MESSAGE_PUSH as T } from '@academy/contract/notifications'
import { USER_MESSAGES } from '@academy/contract/users'
import { type Context, type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { pushTo } from '../notifications/index.ts'
import { findUnread, type Waiting } from './push-waiting-store.ts'

const pushJob = defineJob<Waiting & { looks: number }>('push-of-message')
/** Whoever is here may leave without having looked: asked again after this time, then after twice as long, for some hours. */
const LOOK_AGAIN_SECONDS = 15
const LOOK_AGAIN_MOST_SECONDS = 600
const LOOKS_MAX = 30

/** For the first message that waits in a conversation; until it is read all others go without. */
export const askForPush = (ctx: Context, waiting: Waiting): Promise<void> =>
  ctx.jobs.add(pushJob, { ...waiting, looks: 0 })

export const pushOfMessages = (services: Services): JobHandler =>
  onJob(pushJob, ({ looks, ...waiting }) =>
    systemContext(services).write((ctx) => pushOrWait(ctx, waiting, looks)),
  )

/** Says that something waits, and from whom: what was written stays in the academy. */
async function pushOrWait(ctx: Context, waiting: Waiting, looks: number): Promise<void> {
  const unread = await findUnread(ctx.db, waiting)
  if (!unread) return
  if (unread.is_online) {
    const wait = Math.min(LOOK_AGAIN_SECONDS * 2 ** looks, LOOK_AGAIN_MOST_SECONDS)
    const runAt = new Date(Date.now() + wait * 1000)
    if (looks < LOOKS_MAX) await ctx.jobs.add(pushJob, { ...waiting, looks: looks + 1 }, { runAt })
    return
  }
  const { other_id, other_name, course_id, course_title } = unread
  await pushTo(ctx, waiting.userId, {
    kind: 'message',
    about: `message:${waiting.conversationId}`,
    event: String(waiting.readPosition),
    note: {
      title: T.title(other_name ?? USER_MESSAGES.deletedUser),
      message: course_title ? T.inCourse(course_title) : T.open,
      link: `/messages/${other_id}/${course_id}`,
    },
  })
}
