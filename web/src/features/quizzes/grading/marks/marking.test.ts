import { describe, expect, test } from 'vitest'
import type { MarkedPaper, MarkedSubmission } from '../grading-kind.ts'
import { baseOf, begunMarking, firstQuestion, type MarkingEvent, newerIn, stepMarking } from './marking.ts'
import { gradeBodyOf, totalOf } from './marks.ts'

const question = (_id: string, marks: number) =>
  ({
    _id,
    questionType: 'written',
    marks,
    question: _id,
    image: null,
  }) as unknown as MarkedPaper['questions'][0]
const paper: MarkedPaper = {
  _id: 'p',
  title: 'Bread',
  questions: [question('a', 5), question('b', 10)],
  totalMarks: 15,
  lectureTitle: null,
}
/** As the server answers it in this version: marks by question, and the overall word. */
function asOf(version: number, marks: Record<string, number | null>, feedback = ''): MarkedSubmission {
  const answers = paper.questions.map(({ _id }) => ({
    questionId: _id,
    selectedOption: null,
    writtenAnswer: 'Flour',
    marksAwarded: marks[_id] ?? null,
    feedback: '',
  }))
  return { _id: 's', version, feedback, status: 'submitted', answers } as unknown as MarkedSubmission
}
const fresh = asOf(1, {})
const begun = (submission = fresh) => begunMarking({ submission, paper, draft: null }, null)
const mark = (questionId: string, marks: number | null): MarkingEvent => ({ type: 'mark', questionId, marks })
const after = (marking: ReturnType<typeof begun>, ...events: MarkingEvent[]) =>
  events.reduce(stepMarking, marking)
const body = (marks: Record<string, number>, version: number) =>
  gradeBodyOf(after(begun(), ...Object.entries(marks).map(([id, given]) => mark(id, given))).grading, version)

describe('where marking begins', () => {
  test('at the first question without marks, else at the first written one, else at the first', () => {
    const chosen = { ...question('c', 1), questionType: 'multiple-choice' as const }
    const first = (questions: typeof paper.questions, given: Record<string, number>) => {
      const marks = Object.fromEntries(
        Object.entries(given).map(([id, one]) => [id, { marks: one, feedback: '' }]),
      )
      return firstQuestion(questions, { marks, overall: '', edits: 0 })?._id
    }
    expect(first(paper.questions, { a: 5 })).toBe('b')
    expect(first([chosen, ...paper.questions], { a: 5, b: 10, c: 1 })).toBe('a')
    expect(first([chosen], { c: 1 })).toBe('c')
    expect(first([], {})).toBeUndefined()
  })

  test('at what is stored, with nothing to send', () => {
    const { base, grading } = begun(asOf(4, { a: 5 }, 'Good'))
    expect([base.version, totalOf(grading), grading.overall, grading.edits]).toEqual([4, 5, 'Good', 0])
  })

  test('at the server’s draft, with nothing to send', () => {
    const draft = { ...body({ a: 3 }, 1), savedAt: '2026-11-20T08:00:00Z' }
    const { base, grading } = begunMarking({ submission: fresh, paper, draft }, null)
    expect([base.version, totalOf(grading), grading.edits]).toEqual([1, 3, 0])
  })

  test('at what this device kept before the server’s draft, and that is still to be sent', () => {
    const draft = { ...body({ a: 3 }, 1), savedAt: '2026-11-20T08:00:00Z' }
    const { grading } = begunMarking({ submission: fresh, paper, draft }, body({ a: 4, b: 6 }, 1))
    expect([totalOf(grading), grading.edits]).toEqual([10, 1])
  })

  test('a draft of an older version meets the marks that were saved since', () => {
    const saved = asOf(2, { a: 5, b: 9 })
    const draft = { ...body({ a: 3 }, 1), savedAt: '2026-11-20T08:00:00Z' }
    const marking = begunMarking({ submission: saved, paper, draft }, null)
    expect(newerIn(marking, paper, saved)).toMatchObject({ isContested: true, ids: ['a', 'b'] })
  })
})

describe('what an answer that comes late may change', () => {
  test('nothing, while it is of the same version, whatever it says', () => {
    expect(newerIn(after(begun(), mark('a', 3)), paper, asOf(1, { a: 5 }))).toBeNull()
  })

  test('everything, where nothing was marked here', () => {
    const newer = newerIn(begun(), paper, asOf(2, { a: 5, b: 9 }, 'Theirs'))
    expect(newer?.isContested).toBe(false)
    const agreed = newer && after(begun(), { type: 'agreed', base: newer.base })
    expect(agreed && [agreed.base.version, totalOf(agreed.grading), agreed.grading.edits]).toEqual([2, 14, 0])
  })

  test('only the version, where it says what stands here already', () => {
    const mine = after(begun(), mark('a', 5))
    const newer = newerIn(mine, paper, asOf(2, { a: 5 }))
    expect(newer?.isContested).toBe(false)
    const agreed = newer && after(mine, { type: 'agreed', base: newer.base })
    expect(agreed?.grading).toEqual(mine.grading)
    expect(agreed && newerIn(agreed, paper, asOf(2, { a: 5 }))).toBeNull()
  })

  test('nothing before somebody chose, where two say different things: by question, and in the word about all', () => {
    const mine = after(begun(), mark('a', 3))
    expect(newerIn(mine, paper, asOf(2, { a: 5, b: 9 }))).toMatchObject({
      isContested: true,
      ids: ['a', 'b'],
    })
    const words = after(begun(), { type: 'overall', feedback: 'Well done' })
    expect(newerIn(words, paper, asOf(2, {}, 'Read on'))).toMatchObject({ isContested: true, ids: [] })
  })
})

describe('two marked it', () => {
  const mine = after(begun(), mark('a', 3))
  const theirs = asOf(2, { a: 5, b: 9 })
  const base = baseOf(paper, theirs)

  test('theirs are taken: they stand here, and go over the draft that the server has of mine', () => {
    const taken = after(mine, { type: 'theirs-taken', base })
    expect(totalOf(taken.grading)).toBe(14)
    expect(taken.grading.edits).toBe(mine.grading.edits + 1)
    expect(newerIn(taken, paper, theirs)).toBeNull()
  })

  test('mine are kept: they stay, from the newest version on, until a still newer one comes', () => {
    const kept = after(mine, { type: 'mine-kept', base })
    expect(kept.grading).toBe(mine.grading)
    expect(gradeBodyOf(kept.grading, kept.base.version)).toMatchObject({ version: 2, totalMarksAwarded: 3 })
    expect(newerIn(kept, paper, theirs)).toBeNull()
    expect(newerIn(kept, paper, asOf(3, { a: 1 }))?.isContested).toBe(true)
  })
})

test('what was saved is where the next change begins, and needs no draft', () => {
  const saved = asOf(2, { a: 3, b: 8 })
  const mine = after(begun(), mark('a', 3), mark('b', 8))
  const agreed = after(mine, { type: 'agreed', base: baseOf(paper, saved) })
  expect(agreed.grading.edits).toBe(mine.grading.edits)
  expect(newerIn(agreed, paper, saved)).toBeNull()
  const more = after(agreed, mark('b', 7))
  expect([more.grading.edits, more.base.version]).toEqual([mine.grading.edits + 1, 2])
})
