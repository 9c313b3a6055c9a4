import * as fake from 'fake-indexeddb'
import { vi } from 'vitest'

/** A module and all that it imports, on a device of its own, whose databases are in memory. */
export async function onDevice<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new fake.IDBFactory())
  vi.resetModules()
  return await load()
}
