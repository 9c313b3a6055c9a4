import type { DBSchema } from 'idb'
import { deviceDatabase } from '../../../lib/device/database.ts'
import type { KeptAnswer, KeptParts, Paper } from '../engine/index.ts'

export interface StoredSitting {
  /** person/assessment/attempt */
  id: string
  person: string
  assessment: string
  attemptId: string
  paper: Paper
  beganAtMs: number
}
interface Schema extends DBSchema {
  sittings: { key: string; value: StoredSitting; indexes: { person: string } }
  /** Each part alone: two tabs never write over each other's. */
  parts: {
    key: [string, string]
    value: { sitting: string; name: keyof KeptParts; part: KeptParts[keyof KeptParts] }
  }
  answers: {
    key: [string, string, string]
    value: KeptAnswer & { sitting: string; device: string }
  }
}

/** Survives logging out; everything in it belongs to its person. */
export const database = deviceDatabase<Schema>('sittings', (db) => {
  db.createObjectStore('sittings', { keyPath: 'id' }).createIndex('person', 'person')
  db.createObjectStore('parts', { keyPath: ['sitting', 'name'] })
  db.createObjectStore('answers', { keyPath: ['sitting', 'device', 'questionId'] })
})

/** Everything whose key begins with the sitting. */
export const ofSitting = (id: string) => IDBKeyRange.bound([id], [id, []])

export async function storedSittings(person: string): Promise<StoredSitting[]> {
  const found = await (await database()).getAllFromIndex('sittings', 'person', person)
  return found.sort((one, other) => other.beganAtMs - one.beganAtMs)
}

/** Sittings of somebody on this device that still hold something the server has not confirmed. */
export async function unsentSittings(person: string): Promise<number> {
  const db = await database()
  let count = 0
  for (const { id } of await storedSittings(person)) {
    const [answers, handIn] = await Promise.all([
      db.getAll('answers', ofSitting(id)),
      db.get('parts', [id, 'handIn']),
    ])
    if (handIn || answers.some(({ isSettled }) => !isSettled)) count += 1
  }
  return count
}
