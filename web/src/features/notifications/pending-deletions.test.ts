import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPendingDeletions } from './pending-deletions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function make() {
  const sent: string[] = []
  let answer = () => {}
  const deletions = createPendingDeletions({
    waitMs: 5_000,
    send: (id) => {
      sent.push(id)
      return new Promise((resolve) => {
        answer = resolve
      })
    },
  })
  return { sent, deletions, answer: () => answer() }
}

test('goes after its time, and is hidden until it is gone', async () => {
  const { sent, deletions, answer } = make()
  deletions.add('a')
  vi.advanceTimersByTime(4_999)
  expect([sent, [...deletions.all()]]).toEqual([[], ['a']])
  vi.advanceTimersByTime(1)
  expect([sent, [...deletions.all()]]).toEqual([['a'], ['a']])
  answer()
  await vi.waitFor(() => expect([...deletions.all()]).toEqual([]))
})

test('is taken back in time, and never after that', () => {
  const { sent, deletions } = make()
  deletions.add('a')
  deletions.undo('a')
  vi.advanceTimersByTime(10_000)
  expect([sent, [...deletions.all()]]).toEqual([[], []])
  deletions.add('a')
  vi.advanceTimersByTime(5_000)
  deletions.undo('a')
  expect([sent, [...deletions.all()]]).toEqual([['a'], ['a']])
})

test('a page that closes sends each once; another person forgets them', () => {
  const { sent, deletions } = make()
  deletions.add('a')
  deletions.add('a')
  deletions.add('b')
  void deletions.sendAll()
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual(['a', 'b'])
  deletions.add('c')
  deletions.forgetAll()
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual(['a', 'b'])
})

test('listeners hear of each change, with a new list', () => {
  const { deletions } = make()
  const seen: string[][] = []
  const stop = deletions.subscribe(() => seen.push([...deletions.all()]))
  deletions.add('a')
  deletions.undo('a')
  stop()
  deletions.add('b')
  expect(seen).toEqual([['a'], []])
})
