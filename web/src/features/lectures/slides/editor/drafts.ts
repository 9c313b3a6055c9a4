import type { Slide } from '@academy/contract/lectures'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Slides the server has not confirmed. It outlasts the page and a logout; `id` is person and lecture. */
export interface SlidesDraft {
  id: string
  slides: Slide[]
  /** The lecture's `updatedAt` that the changes began from. */
  basedOn: string
  atMs: number
}

interface Schema extends DBSchema {
  drafts: { key: string; value: SlidesDraft }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('slide-drafts', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'id' })
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

/** A browser that stores nothing (private windows) only loses this second net: work goes on without it. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch {
    return null
  }
}

export const draftIdOf = (personId: string, lectureId: string): string => `${personId} ${lectureId}`

export const readDraft = async (id: string): Promise<SlidesDraft | null> =>
  (await orNull(async () => (await database()).get('drafts', id))) ?? null

export const writeDraft = (draft: SlidesDraft) => orNull(async () => (await database()).put('drafts', draft))

export const forgetDraft = (id: string) => orNull(async () => (await database()).delete('drafts', id))
