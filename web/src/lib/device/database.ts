import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'

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

/**
 * Writes that stay though their page is left in the same moment. By itself a transaction ends when the page has heard of every
 * row, and a page that is left before hears of none.
 */
export async function writeAtOnce<Schema extends DBSchema, Names extends StoreNames<Schema>[]>(
  database: () => Promise<IDBPDatabase<Schema>>,
  stores: [...Names],
  work: (write: IDBPTransaction<Schema, Names, 'readwrite'>) => void,
  options?: IDBTransactionOptions,
): Promise<void> {
  const write = (await database()).transaction(stores, 'readwrite', options) as IDBPTransaction<
    Schema,
    Names,
    'readwrite'
  >
  work(write)
  write.commit()
  await write.done
}
