import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './form-draft.ts'
import { clearStorage, parsedOr, readStorage, readStoredJson, visit, writeStorage } from './storage.ts'
import { forgetStored } from './stored-names.ts'

/** What a browser's storage does, its rows as its own keys. */
function aStorage(): Storage {
  const rows = {
    getItem: (key: string) => (Object.hasOwn(rows, key) ? (rows as Record<string, unknown>)[key] : null),
    setItem: (key: string, value: string) => Object.assign(rows, { [key]: value }),
    removeItem: (key: string) => void delete (rows as Record<string, unknown>)[key],
    clear: () => {
      for (const key of Object.keys(rows))
        if (!(key in METHODS)) delete (rows as Record<string, unknown>)[key]
    },
  }
  return rows as unknown as Storage
}
const METHODS = { getItem: 0, setItem: 0, removeItem: 0, clear: 0 }

const closed = new Proxy({} as Storage, {
  get: () => {
    throw new Error('Storage is closed')
  },
})

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
})
afterEach(() => {
  clearStorage()
  vi.unstubAllGlobals()
})

it('keeps a draft until it is dropped', () => {
  keepDraft('draft:course:1', { title: 'Bread' })
  expect(readDraft('draft:course:1')).toEqual({ title: 'Bread' })
  dropDraft('draft:course:1')
  expect(readDraft('draft:course:1')).toBeNull()
})

it('keeps a choice as long as the page where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', closed)
  vi.stubGlobal('sessionStorage', closed)
  writeStorage('theme', 'dark')
  expect(readStorage('theme')).toBe('dark')
  expect(visit.write('reloaded', '1')).toBe(false)
  expect(visit.read('reloaded')).toBeNull()
  forgetStored('draft:')
})

it('drops what cannot be read', () => {
  writeStorage('draft:course:1', '{"title":')
  expect(readStoredJson('draft:course:1')).toBeNull()
  expect(readStorage('draft:course:1')).toBeNull()
  visit.write('lecture-form:1', '{"draft":')
  expect(parsedOr(visit.read('lecture-form:1'), () => visit.delete('lecture-form:1'))).toBeNull()
  expect(visit.read('lecture-form:1')).toBeNull()
})

it('forgets what begins with a name, and nothing else', () => {
  keepDraft('draft:course:1', { title: 'Bread' })
  writeStorage('theme', 'dark')
  forgetStored('draft:')
  expect(readDraft('draft:course:1')).toBeNull()
  expect(readStorage('theme')).toBe('dark')
})
