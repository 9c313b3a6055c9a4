import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { onDevice } from '../device.test-world.ts'
import type { OutboxItem } from './store.ts'

let store: typeof import('./store.ts')
beforeEach(async () => {
  store = await onDevice(() => import('./store.ts'))
})
afterAll(() => void vi.unstubAllGlobals())

const item = (person: string, key: string, more: Partial<OutboxItem> = {}): OutboxItem => ({
  id: `${person}/note/${key}`,
  person,
  kind: 'note',
  key,
  payload: `${key} of ${person}`,
  version: 1,
  createdAt: 1,
  ...more,
})

it('reads what waits of one person, the oldest first', async () => {
  await store.writeItem(item('aline', 'a', { createdAt: 20 }))
  await store.writeItem(item('aline', 'b', { createdAt: 10 }))
  await store.writeItem(item('bosco', 'c', { createdAt: 5 }))
  expect((await store.readItems('aline')).map(({ key }) => key)).toEqual(['b', 'a'])
  expect((await store.readItems('bosco')).map(({ key }) => key)).toEqual(['c'])
  expect(await store.readItems('grace')).toEqual([])
})

it('what is written again stands once, as it was written last', async () => {
  await store.writeItem(item('aline', 'a'))
  await store.writeItem(item('aline', 'a', { payload: 'newer', version: 2 }))
  expect(await store.readItems('aline')).toHaveLength(1)
  expect(await store.readItem('aline/note/a')).toMatchObject({ payload: 'newer', version: 2 })
})

it('removes what was sent, and keeps what was written again meanwhile', async () => {
  const sent = item('aline', 'a')
  await store.writeItem(sent)
  await store.writeItem(item('aline', 'b'))
  await store.removeItem(sent)
  expect(await store.readItem(sent.id)).toBeUndefined()
  await store.writeItem({ ...sent, version: 2 })
  await store.removeItem(sent)
  expect((await store.readItems('aline')).map(({ key, version }) => [key, version])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})
