import { expect, it, vi } from 'vitest'
import { failedAmong } from './found.ts'

const aRead = (data: unknown, error: Error | null = null, isFetching = false) => ({
  data,
  error,
  isFetching,
  refetch: vi.fn(),
})

it('has nothing to say while every part is here, or is on its way', () => {
  expect(failedAmong([aRead('course'), aRead(undefined)])).toBeUndefined()
})

it('says nothing of a part that failed where an older answer is at hand', () => {
  expect(failedAmong([aRead('course', new Error('gone'))])).toBeUndefined()
})

it('says the first that failed, is busy with any, and asks all that failed again', () => {
  const [here, first, second, stale] = [
    aRead('course'),
    aRead(undefined, new Error('lectures')),
    aRead(undefined, new Error('progress'), true),
    aRead('pinned', new Error('stale')),
  ]
  const failed = failedAmong([here, first, second, stale])
  expect(failed).toMatchObject({ error: first.error, isFetching: true })
  failed?.refetch()
  expect([here, first, second, stale].map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 1, 1, 1])
})
