import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { gradeBodyOf } from './marks.ts'

/** Marks the server has not confirmed. They outlast the page and a logout; `id` is person and submission. */
export interface KeptMarks {
  id: string
  body: ReturnType<typeof gradeBodyOf>
  atMs: number
}

interface Schema extends DBSchema {
  marks: { key: string; value: KeptMarks }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('grade-drafts', 1, {
    upgrade(db) {
      db.createObjectStore('marks', { keyPath: 'id' })
    },
    terminated() {
      opened = null
    },
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** A browser that stores nothing (private windows) only loses this second net: the server keeps drafts too. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch {
    return null
  }
}

export const marksIdOf = (personId: string, submissionId: string): string => `${personId} ${submissionId}`

export const readMarks = async (id: string): Promise<KeptMarks | null> =>
  (await orNull(async () => (await database()).get('marks', id))) ?? null

export const keepMarks = (marks: KeptMarks) => orNull(async () => (await database()).put('marks', marks))

export const forgetMarks = (id: string) => orNull(async () => (await database()).delete('marks', id))
