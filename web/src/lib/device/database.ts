import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

type Open<Schema> = (name: string, version: number, events: Events<Schema>) => Promise<IDBPDatabase<Schema>>
interface Events<Schema> {
  upgrade: (db: IDBPDatabase<Schema>) => void
  terminated: () => void
}

/**
 * A database of this device, opened with its first use and once for all. One that the browser took away, or would not open, is
 * opened again by whoever asks next. Its name, and what `upgrade` makes of an empty device, stay as they are: people's unsent work
 * of earlier releases lies in it.
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Schema>) => void,
  open: Open<Schema> = openDB,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const forget = () => {
    opened = null
  }
  return () => {
    if (!opened) {
      opened = (async () => open(name, 1, { upgrade, terminated: forget }))()
      opened.catch(forget)
    }
    return opened
  }
}
