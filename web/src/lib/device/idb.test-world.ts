// What `idb` does with the databases of a device, in memory and as far as our stores go: rows by their key path, in the order of keys,
// copied in and out.
import { vi } from 'vitest'

type Key = number | string | readonly Key[]
type Row = Record<string, unknown>
interface Range {
  lower: Key
  upper: Key
}
interface Store {
  keyPath: string | string[]
  indexes: Map<string, string>
  rows: Map<string, Row>
}

const databases = new Map<string, Map<string, Store>>()

async function openDB(name: string, _version: number, { upgrade }: { upgrade: (db: unknown) => void }) {
  const known = databases.get(name)
  const stores = known ?? new Map<string, Store>()
  databases.set(name, stores)
  const db = databaseOf(stores)
  if (!known) upgrade(db)
  return db
}

/** A module and all that it imports, on a device of its own. */
export async function onDevice<Module>(load: () => Promise<Module>): Promise<Module> {
  databases.clear()
  vi.stubGlobal('IDBKeyRange', { bound: (lower: Key, upper: Key): Range => ({ lower, upper }) })
  vi.doMock('idb', () => ({ openDB }))
  vi.resetModules()
  const module = await load()
  vi.doUnmock('idb')
  vi.resetModules()
  return module
}

function databaseOf(stores: Map<string, Store>) {
  const storeOf = (name: string) => objectStore(found(stores, name))
  return {
    createObjectStore(name: string, { keyPath }: Pick<Store, 'keyPath'>) {
      const indexes = new Map<string, string>()
      stores.set(name, { keyPath, indexes, rows: new Map() })
      return { createIndex: (index: string, path: string) => indexes.set(index, path) }
    },
    get: (name: string, key: Key) => storeOf(name).get(key),
    getAll: (name: string, range?: Range) => storeOf(name).getAll(range),
    getAllFromIndex: async (name: string, index: string, value: unknown) => {
      const path = found(found(stores, name).indexes, index)
      return (await storeOf(name).getAll()).filter((row) => row[path] === value)
    },
    put: (name: string, row: Row) => storeOf(name).put(row),
    delete: (name: string, key: Key | Range) => storeOf(name).delete(key),
    clear: async (name: string) => found(stores, name).rows.clear(),
    close: () => {},
    transaction: (names: string | string[]) => ({
      store: storeOf([names].flat()[0] as string),
      objectStore: storeOf,
      commit: () => {},
      done: Promise.resolve(),
    }),
  }
}

function objectStore({ keyPath, rows }: Store) {
  const keyOf = (row: Row): Key =>
    Array.isArray(keyPath) ? keyPath.map((path) => row[path] as Key) : (row[keyPath] as Key)
  const within = (row: Row, { lower, upper }: Range) =>
    compare(keyOf(row), lower) >= 0 && compare(keyOf(row), upper) <= 0
  return {
    get: async (key: Key) => structuredClone(rows.get(JSON.stringify(key))),
    getAll: async (range?: Range) =>
      structuredClone([...rows.values()].filter((row) => !range || within(row, range))).sort((one, other) =>
        compare(keyOf(one), keyOf(other)),
      ),
    put: async (row: Row) => void rows.set(JSON.stringify(keyOf(row)), structuredClone(row)),
    delete: async (key: Key | Range) => {
      for (const [name, row] of rows)
        if (isRange(key) ? within(row, key) : name === JSON.stringify(key)) rows.delete(name)
    },
  }
}

const isRange = (key: Key | Range): key is Range => typeof key === 'object' && 'lower' in key

/** As databases order keys: numbers, then words, then lists, each of which its first difference places. */
function compare(one: Key, other: Key): number {
  const [rank, otherRank] = [rankOf(one), rankOf(other)]
  if (rank !== otherRank) return rank - otherRank
  if (typeof one !== 'object' || typeof other !== 'object') return one < other ? -1 : Number(one > other)
  for (const [at, part] of one.entries()) {
    const beside = other[at]
    const order = beside === undefined ? 1 : compare(part, beside)
    if (order !== 0) return order
  }
  return one.length - other.length
}
const rankOf = (key: Key) => ['number', 'string', 'object'].indexOf(typeof key)

function found<Value>(map: Map<string, Value>, name: string): Value {
  const value = map.get(name)
  if (value === undefined) throw new Error(`There is no ${name} on this device`)
  return value
}
