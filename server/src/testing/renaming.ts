import { sql } from 'kysely'
import { vi } from 'vitest'
import type { TestAcademy } from './academy.ts'
import type { TestPerson } from './people.ts'

/** Gives somebody a new name that is written but not yet committed while `work` runs, until that is done or waits for it. */
export async function whileRenamed(
  { services: { db } }: TestAcademy,
  { id }: TestPerson,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const renaming = await db.startTransaction().execute()
  await renaming.updateTable('users').set({ name }).where('id', '=', id).execute()
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  const doneOrWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
    if (!isDone && rows.length === 0) throw new Error('neither done nor waiting')
  }
  try {
    await vi.waitFor(doneOrWaiting, { timeout: 15_000, interval: 20 })
  } finally {
    await renaming.commit().execute()
  }
  await working
}
