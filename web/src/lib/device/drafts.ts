import type { DBSchema } from 'idb'
import { isDrawing, Unanswered } from '../calls/call-while-drawing.ts'
import { deviceDatabase, writeAtOnce } from './database.ts'

const STORE = 'drafts'

interface Schema<D> extends DBSchema {
  [STORE]: { key: string; value: D }
}

const opener = <D extends { id: string }>(name: string) =>
  deviceDatabase<Schema<D>>(name, (db) => {
    db.createObjectStore(STORE, { keyPath: 'id' })
  })

export interface KeptDrafts<D extends { id: string }> {
  read(id: string): Promise<D | null>
  write(draft: D): Promise<unknown>
  forget(id: string): Promise<unknown>
}

/**
 * Work that the server has not confirmed, in a database of this name. It outlasts the page and a logout. A browser that
 * stores nothing (private windows) only loses this second net: work goes on without it.
 */
export function keptDrafts<D extends { id: string }>(name: string): KeptDrafts<D> {
  const database = opener<D>(name)

  async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work()
    } catch {
      return null
    }
  }

  return {
    read: async (id) => {
      // A server that draws the page has no device of theirs: to say that nothing is kept there would be taken for its word.
      if (import.meta.env.SSR && isDrawing()) throw new Unanswered(name)
      return (await orNull(async () => (await database()).get(STORE, id))) ?? null
    },
    write: (draft) =>
      orNull(() => writeAtOnce(database, [STORE], (write) => void write.objectStore(STORE).put(draft))),
    forget: (id) =>
      orNull(() => writeAtOnce(database, [STORE], (write) => void write.objectStore(STORE).delete(id))),
  }
}

/** All of it, whoever wrote it. A browser that stores nothing has nothing to empty. */
export async function emptyKeptDrafts(name: string): Promise<void> {
  const db = await opener(name)().catch(() => null)
  await db?.clear(STORE)
  db?.close()
}
