import { expect, test } from 'vitest'
import {
  type AnswerTo,
  afterSaving,
  inOrder,
  isContested,
  markOf,
  marksToSend,
  mergedOrder,
  nextWaiting,
  settled,
  withChange,
} from './by-question.ts'

const answer: AnswerTo = {
  submissionId: 's1',
  version: 3,
  student: { _id: 'd1', name: 'Diane' },
  status: 'submitted',
  selectedOption: null,
  writtenAnswer: 'Because',
  marksAwarded: null,
  feedback: '',
}
const marked = withChange({}, answer, { marks: 2.5 })

test('a change is kept with the version it began from, and undone by putting it back', () => {
  expect(marksToSend(withChange(marked, answer, { feedback: 'Say why' }))).toEqual([
    { submissionId: 's1', marksAwarded: 2.5, feedbackText: 'Say why', version: 3 },
  ])
  expect(withChange(marked, answer, { marks: null })).toEqual({})
  expect(markOf(answer, marked)).toMatchObject({ marks: 2.5, feedback: '' })
})

test('saved marks are no change any more, contested ones wait for a choice', () => {
  expect(afterSaving(marked, [{ submissionId: 's1' }])).toEqual({})
  expect(afterSaving(marked, [])).toEqual(marked)
  const theirs = { ...answer, version: 4, marksAwarded: 1 }
  expect(isContested(answer, marked)).toBe(false)
  expect(isContested(theirs, marked)).toBe(true)
  expect(settled(marked, theirs, 'theirs')).toEqual({})
  expect(marksToSend(settled(marked, theirs, 'mine'))[0]).toMatchObject({ marksAwarded: 2.5, version: 4 })
})

const [diane, eric, grace] = ['s1', 's2', 's3'].map((submissionId) => ({ ...answer, submissionId })) as [
  AnswerTo,
  AnswerTo,
  AnswerTo,
]

test('nobody moves while marks are saved, and who comes meanwhile stands last', () => {
  const order = mergedOrder([], [diane, eric])
  const now = [{ ...grace }, eric, { ...diane, marksAwarded: 2 }]
  expect(inOrder(mergedOrder(order, now), now).map(({ submissionId }) => submissionId)).toEqual([
    's1',
    's2',
    's3',
  ])
  expect(mergedOrder(order, [eric])).toBe(order)
  expect(inOrder(order, [eric])).toEqual([eric])
})

test('the next without marks comes after the one at hand, then from the beginning; a mark not saved yet counts', () => {
  const all = [diane, eric, grace]
  expect(nextWaiting(all, {}, 's2')?.submissionId).toBe('s3')
  expect(nextWaiting(all, {}, 's3')?.submissionId).toBe('s1')
  expect(nextWaiting(all, marked, 's3')?.submissionId).toBe('s2')
  expect(nextWaiting([diane], {}, 's1')).toBeUndefined()
  expect(nextWaiting(all, {}, undefined)?.submissionId).toBe('s1')
})
