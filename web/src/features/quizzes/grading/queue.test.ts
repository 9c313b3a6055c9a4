import { expect, test } from 'vitest'
import {
  markedGraded,
  mergedQueue,
  neighbourOf,
  nextUngraded,
  onlyChosen,
  type Queue,
  ungradedIn,
} from './queue.ts'

const one = (_id: string, status: 'submitted' | 'graded' = 'submitted') => ({ _id, student: _id, status })
const queue: Queue = { queue: [one('a'), one('b'), one('c'), one('d', 'graded')], graded: 1, total: 4 }

test('the next one that waits comes after this place, then from the beginning', () => {
  expect(nextUngraded(queue, 'a')?._id).toBe('b')
  expect(nextUngraded(queue, 'c')?._id).toBe('a')
  expect(nextUngraded(queue, 'd')?._id).toBe('a')
  expect(nextUngraded(queue, null)?._id).toBe('a')
  const last = { ...queue, queue: [one('a'), one('d', 'graded')] }
  expect(nextUngraded(last, 'a')).toBeUndefined()
})

test('neighbours are those beside, and end at the ends', () => {
  expect(neighbourOf(queue, 'b', 1)?._id).toBe('c')
  expect(neighbourOf(queue, 'a', -1)).toBeUndefined()
  expect(neighbourOf(queue, 'd', 1)).toBeUndefined()
  expect(neighbourOf(queue, 'stranger', 1)).toBeUndefined()
})

test('a saved one is counted once and keeps its place', () => {
  const after = markedGraded(queue, 'a', 'graded')
  expect(after.queue.map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd'])
  expect(ungradedIn(after)).toBe(2)
  expect(markedGraded(after, 'a', 'graded')).toBe(after)
  expect(ungradedIn(markedGraded(after, 'a', 'submitted'))).toBe(3)
})

test('a newer answer moves nobody, drops who is gone and puts newcomers at the end', () => {
  const now: Queue = {
    queue: [one('b'), one('new'), one('a', 'graded'), one('d', 'graded')],
    graded: 2,
    total: 4,
  }
  expect(mergedQueue(queue, now).queue.map(({ _id, status }) => `${_id} ${status}`)).toEqual([
    'a graded',
    'b submitted',
    'd graded',
    'new submitted',
  ])
  expect(mergedQueue(undefined, now)).toBe(now)
})

test('a chosen few are a queue of their own', () => {
  const few = onlyChosen(queue, ['d', 'b'])
  expect(few).toMatchObject({ total: 2, graded: 1 })
  expect(few.queue.map(({ _id }) => _id)).toEqual(['b', 'd'])
  expect(onlyChosen(queue, undefined)).toBe(queue)
})
