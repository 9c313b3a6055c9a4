import type { Context, Services } from '../../http/context.ts'
import { systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { type MailMessage, writeLetter } from '../../services/mail/index.ts'
import { type DigestItem, selectDigestItems, takeDueDigests } from './digest-store.ts'
import { mailFor } from './tell-by-mail.ts'
import { DIGEST } from './unsubscribe-token.ts'

const digestJob = defineJob<null>('send-daily-summaries')
const LOOK_EVERY_MS = 5 * 60_000
const PEOPLE_AT_A_TIME = 200
const ITEMS_MAX = 20

export function digestJobs(services: Services): JobHandler[] {
  return [
    onJob(digestJob, async () => {
      const some = () => systemContext(services).write(sendSome)
      while ((await some()) === PEOPLE_AT_A_TIME);
      await scheduleDigests(services, new Date(services.clock.now().getTime() + LOOK_EVERY_MS))
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleDigests(services: Services, runAt?: Date): Promise<void> {
  await systemContext(services).jobs.add(digestJob, null, { key: digestJob.name, runAt })
}

/** One mail a day for those who asked for it, none on a day without news. Gives back for how many it was time. */
async function sendSome(ctx: Context): Promise<number> {
  const due = await takeDueDigests(ctx.db, ctx.now(), PEOPLE_AT_A_TIME)
  const readers = due.filter(({ wantsMail }) => wantsMail)
  const items = await selectDigestItems(ctx.db, readers, ITEMS_MAX)
  await ctx.mail.sendAll(
    readers.flatMap((person) => {
      const own = items.filter(({ userId }) => userId === person.id)
      return own.length > 0 ? [mailFor(ctx, person, DIGEST, digestLetter(ctx, person, own))] : []
    }),
  )
  return due.length
}

function digestLetter(
  { academy, config }: Context,
  { name, email }: { name: string; email: string },
  items: readonly DigestItem[],
): MailMessage {
  const total = items[0]?.total ?? 0
  const others = total - items.length
  return writeLetter(email, {
    academyName: academy.name,
    subject:
      total === 1
        ? `Your day at ${academy.name}: 1 thing is new`
        : `Your day at ${academy.name}: ${total} things are new`,
    greeting: `Hello ${name},`,
    paragraphs: [
      ...items.map(({ title, message }) => (message ? `${title}: ${message}` : title)),
      ...(others > 0 ? [`And ${others} more.`] : []),
    ],
    button: { label: 'Open them all', url: `${config.publicUrl}/notifications` },
  })
}
