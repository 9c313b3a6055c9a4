import type { DBSchema, IDBPDatabase } from 'idb'
import { expect, it } from 'vitest'
import { deviceDatabase } from './database.ts'
import { emptyKeptDrafts, keptDrafts } from './drafts.ts'

/** A browser that opens databases, says when it takes one away, and may be told to open none. */
function aBrowser() {
  const browser = { opened: 0, isClosed: false, takeAway: () => {} }
  const open = async (_name: string, _version: number, events: { terminated: () => void }) => {
    if (browser.isClosed) throw new Error('No storage here')
    browser.opened += 1
    browser.takeAway = events.terminated
    return { number: browser.opened } as unknown as IDBPDatabase<DBSchema>
  }
  return { browser, database: deviceDatabase('notes', () => {}, open) }
}

it('opens a database once, however many ask at the same time', async () => {
  const { browser, database } = aBrowser()
  const [one, other] = await Promise.all([database(), database()])
  expect(one).toBe(other)
  expect(browser.opened).toBe(1)
})

it('opens it again after the browser took it away', async () => {
  const { browser, database } = aBrowser()
  const before = await database()
  browser.takeAway()
  expect(await database()).not.toBe(before)
  expect(browser.opened).toBe(2)
})

it('tries again after it could not be opened', async () => {
  const { browser, database } = aBrowser()
  browser.isClosed = true
  await expect(database()).rejects.toThrow('No storage here')
  browser.isClosed = false
  expect(await database()).toEqual({ number: 1 })
})

it('goes on without drafts where the browser stores nothing', async () => {
  const drafts = keptDrafts<{ id: string; text: string }>('notes')
  await drafts.write({ id: 'aline', text: 'Muraho' })
  expect(await drafts.read('aline')).toBeNull()
  await drafts.forget('aline')
  await emptyKeptDrafts('notes')
})
