import { expect, test } from 'vitest'
import {
  type AnswerTo,
  afterSaving,
  isContested,
  markOf,
  marksToSend,
  settled,
  withChange,
} from './by-question.ts'

const answer: AnswerTo = {
  submissionId: 's1',
  version: 3,
  student: 'Diane',
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
