import { expect, test } from 'vitest'
import { aRequest } from '../requests.test-data.ts'
import { freshQueue, mergedQueue, nextAfter, steppedFrom, sweptQueue, waitingIn } from './queue.ts'

const [a, b, c, d] = [aRequest('A'), aRequest('B'), aRequest('C'), aRequest('D')]
const rows = freshQueue([a, b, c])
const none = new Set<string>()
const opened = Date.parse(d.requestedAt) - 1
const names = (list: { request: { student: { name: string } } }[]) =>
  list.map(({ request }) => request.student.name).join('')

test('rows keep their places, new ones come below and say so', () => {
  const merged = mergedQueue(rows, [d, c, a, b], opened)
  expect(names(merged)).toBe('ABCD')
  expect(merged.map(({ isNew }) => isNew)).toEqual([false, false, false, true])
})

test('who no longer waits stays in place until it is swept', () => {
  const merged = mergedQueue(rows, [c], opened)
  expect(merged.map(({ isGone }) => isGone)).toEqual([true, true, false])
  expect(names(sweptQueue(merged, new Set([a._id])))).toBe('BC')
})

test('newer facts replace older ones, and who comes back is there again', () => {
  const gone = mergedQueue(rows, [a, c], opened)
  const fixed = { ...b, price: 1 }
  const back = mergedQueue(gone, [a, fixed, c], opened)
  expect(back[1]).toEqual({ request: fixed, isGone: false, isNew: false })
})

test('a step passes over what is gone or being decided', () => {
  const merged = mergedQueue(freshQueue([a, b, c, d]), [a, c, d], opened)
  expect(steppedFrom(merged, new Set([c._id]), a._id, 1)?._id).toBe(d._id)
  expect(steppedFrom(merged, none, d._id, -1)?._id).toBe(c._id)
  expect(steppedFrom(merged, none, null, 1)?._id).toBe(a._id)
  expect(steppedFrom(merged, none, d._id, 1)?._id).toBe(d._id)
  expect(waitingIn(merged, new Set([a._id]))).toEqual([c, d])
})

test('after a decision comes the next below, at the end the one above, and nothing when all is done', () => {
  expect(nextAfter(rows, new Set([a._id]), a._id)?._id).toBe(b._id)
  expect(nextAfter(rows, new Set([c._id]), c._id)?._id).toBe(b._id)
  expect(nextAfter(rows, new Set([a._id, b._id, c._id]), c._id)).toBeUndefined()
})

test('older ones that find room when the list is read on are not new', () => {
  expect(mergedQueue(freshQueue([a]), [a, b], opened)[1]?.isNew).toBe(false)
})
