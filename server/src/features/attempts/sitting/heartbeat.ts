import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { type Services, systemContext } from '../../../http/context.ts'
import { endOverdueAttempts } from '../hand-in/finalise.ts'
import { tellUntold } from '../notes/tell-waiting.ts'
import { about, recordEvents } from './events-store.ts'
import { AWAY_AFTER_MS, giveBack, lockBeat, writeBeat } from './pulse-store.ts'

const BEAT_EVERY_MS = 5_000
/** Well within the seconds in which an attempt must end. */
const LOOK_EVERY_MS = 1_000

/** Notes that the academy is there, and answers when. When no node was for a while, open attempts get that time back, by one
 * node, once. `former` is this process's own last beat: when nobody beat after it, the process was there and could not work. */
export async function beat(services: Services, former?: Date): Promise<Date> {
  return systemContext(services).write(async (ctx) => {
    const since = await lockBeat(ctx.db)
    const now = ctx.now()
    const awayMs = since ? now.getTime() - since.getTime() : 0
    if (since && awayMs > AWAY_AFTER_MS) {
      const minutes = Math.max(1, Math.round(awayMs / 60_000))
      const note = { kind: 'away' as const, minutes, reason: M.away(minutes), at: now.toISOString() }
      const attempts = await giveBack(ctx.db, since, now, note)
      await recordEvents(
        ctx,
        attempts.map((attempt) => ({ ...about(attempt), event: 'away' as const, detail: note.reason })),
      )
      const wasThere = since.getTime() === former?.getTime()
      ctx.log.warn(
        { awayMs, attempts: attempts.length },
        wasThere
          ? 'the academy could not work (its machine was too busy or its database away); open attempts got that time back'
          : 'the academy was away; open attempts got that time back',
      )
    }
    await writeBeat(ctx.db, now)
    return now
  })
}

/** Beats, ends what is overdue and tells of what came to wait for marks, until stopped. Resolves after the first beat: whoever was kept out has
 * their time back. */
export async function startHeartbeat(services: Services): Promise<{ stop: () => Promise<void> }> {
  const { log } = services
  let former: Date | undefined
  let beatenAtMs = Number.NEGATIVE_INFINITY
  let isStopped = false

  async function look(): Promise<void> {
    if (performance.now() - beatenAtMs >= BEAT_EVERY_MS) {
      former = await beat(services, former)
      beatenAtMs = performance.now()
    }
    await endOverdueAttempts(services)
    await tellUntold(services)
  }

  await look()
  let timer: NodeJS.Timeout
  let looking = Promise.resolve()
  const next = () => {
    timer = setTimeout(() => {
      looking = look()
        .catch((err) =>
          log.warn(
            { err },
            'overdue attempts and what is to be told of others wait until the database answers',
          ),
        )
        .then(() => {
          if (!isStopped) next()
        })
    }, LOOK_EVERY_MS)
  }
  next()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await beat(services, former)
    },
  }
}
