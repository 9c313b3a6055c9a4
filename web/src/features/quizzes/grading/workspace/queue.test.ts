import { expect, test } from 'vitest'
import {
  behindIn,
  markedGraded,
  mergedQueue,
  neighbourOf,
  nextUngraded,
  onlyChosen,
  type Queue,
  ungradedIn,
} from './queue.ts'

const one = (_id: string, status: 'submitted' | 'graded' = 'submitted') => ({ _id, status })
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

test('of a queue with an end nobody is passed over: the graded stay, those behind come up', () => {
  const first: Queue = { queue: [one('a'), one('b')], graded: 0, total: 4 }
  expect(behindIn(first)).toBe(2)
  const second = mergedQueue(markedGraded(first, 'a', 'graded'), {
    queue: [one('b'), one('c')],
    graded: 1,
    total: 4,
  })
  expect(second.queue.map(({ _id, status }) => `${_id} ${status}`)).toEqual([
    'a graded',
    'b submitted',
    'c submitted',
  ])
  expect(behindIn(second)).toBe(1)
  expect(onlyChosen(second, ['d', 'b'])).toMatchObject({ queue: [one('b'), one('d')], total: 2, graded: 0 })
})

test('a chosen few are a queue of their own', () => {
  const few = onlyChosen(queue, ['d', 'b'])
  expect(few).toMatchObject({ total: 2, graded: 1 })
  expect(few.queue.map(({ _id }) => _id)).toEqual(['b', 'd'])
  expect(onlyChosen(queue, undefined)).toBe(queue)
})
