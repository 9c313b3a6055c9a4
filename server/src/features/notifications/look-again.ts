import type { Services, SignedIn } from '../../http/context.ts'
import { rolesOfSessions } from '../../http/session.ts'

interface Listener {
  caller: SignedIn
  /** Its right to listen is as it was. */
  goOn: () => void
  refuse: () => void
}

/** Asks anew whether somebody may listen. While nobody listened to the database no word came of sessions that ended and of
 * roles that changed; however many streams are in doubt at a moment, one statement answers for all. */
export function createLookAgain({ db, log }: Pick<Services, 'db' | 'log'>): (listener: Listener) => void {
  const inDoubt = new Set<Listener>()

  async function settle(): Promise<void> {
    const asked = [...inDoubt]
    inDoubt.clear()
    const roles = await rolesOfSessions(
      db,
      asked.map(({ caller }) => caller.sessionId),
    ).catch((err) => {
      log.warn({ err }, 'who may follow live events could not be read; their pages ask again')
      return new Map()
    })
    for (const { caller, goOn, refuse } of asked) {
      if (roles.get(caller.sessionId) === caller.role) goOn()
      else refuse()
    }
  }

  return (listener) => {
    if (inDoubt.size === 0) setImmediate(() => void settle())
    inDoubt.add(listener)
  }
}
