import type { DBSchema } from 'idb'
import { deviceDatabase, writeAtOnce } from '../database.ts'

/** One thing to send. `id` is person, kind and key, so that enqueueing the same thing again replaces it. */
export interface OutboxItem {
  id: string
  person: string
  kind: string
  key: string
  payload: unknown
  /** When it was last written; a send that finishes removes only what it sent. */
  version: number
  createdAt: number
}

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem; indexes: { person: string } }
}

const database = deviceDatabase<Schema>('outbox', (db) => {
  db.createObjectStore('items', { keyPath: 'id' }).createIndex('person', 'person')
})

export async function writeItem(item: OutboxItem): Promise<void> {
  await writeAtOnce(database, ['items'], (write) => void write.objectStore('items').put(item))
}

export async function readItem(id: string): Promise<OutboxItem | undefined> {
  return (await database()).get('items', id)
}

export async function readItems(person: string): Promise<OutboxItem[]> {
  const items = await (await database()).getAllFromIndex('items', 'person', person)
  return items.sort((a, b) => a.createdAt - b.createdAt)
}

/** Removes it unless it was written again meanwhile. */
export async function removeItem({ id, version }: OutboxItem): Promise<void> {
  const write = (await database()).transaction('items', 'readwrite')
  const current = await write.store.get(id)
  if (current?.version === version) await write.store.delete(id)
  await write.done
}
