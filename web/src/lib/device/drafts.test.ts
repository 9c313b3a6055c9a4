import { afterAll, expect, it, vi } from 'vitest'
import { onDevice } from './device.test-world.ts'

interface Note {
  id: string
  text: string
}

const { emptyKeptDrafts, keptDrafts } = await onDevice(() => import('./drafts.ts'))
afterAll(() => void vi.unstubAllGlobals())

it('keeps a draft until it is forgotten, and forgets no other', async () => {
  const drafts = keptDrafts<Note>('notes')
  await drafts.write({ id: 'aline', text: 'Muraho' })
  await drafts.write({ id: 'bosco', text: 'Amakuru' })
  await drafts.write({ id: 'aline', text: 'Muraho neza' })
  expect(await drafts.read('aline')).toEqual({ id: 'aline', text: 'Muraho neza' })
  await drafts.forget('aline')
  expect(await drafts.read('aline')).toBeNull()
  expect(await drafts.read('bosco')).toEqual({ id: 'bosco', text: 'Amakuru' })
})

it('empties one kind of drafts, whoever wrote them, and leaves the others', async () => {
  const [slides, grades] = [keptDrafts<Note>('slides'), keptDrafts<Note>('grades')]
  await slides.write({ id: 'aline', text: 'First slide' })
  await slides.write({ id: 'bosco', text: 'Second slide' })
  await grades.write({ id: 'aline', text: '7 of 10' })
  await emptyKeptDrafts('slides')
  expect([await slides.read('aline'), await slides.read('bosco')]).toEqual([null, null])
  expect(await grades.read('aline')).not.toBeNull()
})
