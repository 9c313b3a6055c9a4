import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Db } from '../http/context.ts'
import type { TestAcademy } from './academy.ts'

/** How many of the database's connections wait for another one to let go. */
async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
  return rows.length
}

/** Writes a change that is not yet committed while `work` runs, and commits it when that is done or waits for it. */
export async function meanwhile<T>(
  { services: { db } }: TestAcademy,
  change: (db: Db) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const changing = await db.startTransaction().execute()
  let isDone = false
  const doneOrWaiting = async () => {
    if (!isDone && (await waitingForLocks(db)) === 0) throw new Error('neither done nor waiting')
  }
  try {
    await change(changing)
    const working = work().finally(() => {
      isDone = true
    })
    await vi.waitFor(doneOrWaiting, { timeout: 15_000, interval: 20 })
    await changing.commit().execute()
    return await working
  } finally {
    if (!changing.isCommitted) await changing.rollback().execute()
  }
}

export const renamed =
  ({ id }: { id: string }, name: string) =>
  (db: Db): Promise<unknown> =>
    db.updateTable('users').set({ name }).where('id', '=', id).execute()
