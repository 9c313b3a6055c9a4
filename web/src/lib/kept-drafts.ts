import { type IDBPDatabase, openDB } from 'idb'

const STORE = 'drafts'

const open = (name: string, terminated?: () => void): Promise<IDBPDatabase> =>
  openDB(name, 1, {
    upgrade(db) {
      db.createObjectStore(STORE, { keyPath: 'id' })
    },
    ...(terminated && { terminated }),
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
  let opened: Promise<IDBPDatabase> | null = null

  function database(): Promise<IDBPDatabase> {
    opened ??= open(name, () => {
      opened = null
    })
    opened.catch(() => {
      opened = null
    })
    return opened
  }

  async function orNull<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T | null> {
    try {
      return await work(await database())
    } catch {
      return null
    }
  }

  return {
    read: async (id) => ((await orNull((db) => db.get(STORE, id))) as D | undefined) ?? null,
    write: (draft) => orNull((db) => db.put(STORE, draft)),
    forget: (id) => orNull((db) => db.delete(STORE, id)),
  }
}

/** All of it, whoever wrote it. A browser that stores nothing has nothing to empty. */
export async function emptyKeptDrafts(name: string): Promise<void> {
  const db = await open(name).catch(() => null)
  await db?.clear(STORE)
  db?.close()
}
