import { UNDO_MS } from '@academy/contract/payments/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRequest } from '../requests.test-data.ts'
import { createDecider } from './decider.ts'
import type { Decision, Refusals } from './decisions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aReview(refused: Refusals = new Map()) {
  const sent: string[] = []
  const answers: boolean[] = []
  const decider = createDecider({
    now: () => Date.now(),
    send: async ({ requests }: Decision) => {
      sent.push(...requests.map(({ student }) => student.name))
      return refused
    },
    onAnswer: (_decision, _refused, isWatched) => answers.push(isWatched),
  })
  return { decider, sent, answers }
}

test('a decision is sent five seconds later, not before', async () => {
  const { decider, sent } = aReview()
  decider.decide({ requests: [aRequest('Grace')], verdict: 'approved' })
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['Grace'])
  expect(decider.read().list[0]?.phase).toBe('done')
})

test('undo takes the newest back and leaves the others running', async () => {
  const { decider, sent } = aReview()
  decider.decide({ requests: [aRequest('Grace')], verdict: 'approved' })
  await vi.advanceTimersByTimeAsync(1_000)
  decider.decide({ requests: [aRequest('Theo')], verdict: 'rejected' })
  expect(decider.undoNewest()?.verdict).toBe('rejected')
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(sent).toEqual(['Grace'])
  expect(decider.undoNewest()).toBeUndefined()
})

test('leaving sends everything at once, each a single time', async () => {
  const { decider, sent, answers } = aReview()
  const stop = decider.subscribe(() => {})
  decider.decide({ requests: [aRequest('Grace')], verdict: 'approved' })
  decider.decide({ requests: [aRequest('Theo')], verdict: 'approved' })
  stop()
  await decider.sendAll()
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(sent).toEqual(['Grace', 'Theo'])
  expect(answers).toEqual([false, false])
})

test('a lost race brings the request back with the reason', async () => {
  const grace = aRequest('Grace')
  const { decider } = aReview(new Map([[grace._id, 'Approved by Béata Kamana, 7:12 PM']]))
  decider.decide({ requests: [grace], verdict: 'approved' })
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(decider.read().list).toEqual([])
  expect(decider.read().notes.get(grace._id)).toBe('Approved by Béata Kamana, 7:12 PM')
})

test('a second decision on the same request is no decision', async () => {
  const grace = aRequest('Grace')
  const { decider, sent } = aReview()
  decider.decide({ requests: [grace], verdict: 'approved' })
  decider.decide({ requests: [grace], verdict: 'rejected' })
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(sent).toHaveLength(1)
})
