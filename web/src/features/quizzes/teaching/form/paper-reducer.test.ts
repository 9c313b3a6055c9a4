import { describe, expect, it } from 'vitest'
import { copyOf, type PaperAction, paperReducer } from './paper-reducer.ts'
import { newQuestion, type PaperValues, type QuestionDraft } from './paper-values.ts'

const choice = (key: string, change: Partial<QuestionDraft> = {}): QuestionDraft => ({
  ...newQuestion('multiple-choice'),
  key,
  ...change,
})
const paper = (...questions: QuestionDraft[]): PaperValues => ({
  title: 'Loops',
  description: 'Around and around',
  timeLimit: '30',
  passingScore: '70',
  questions,
})
const after = (values: PaperValues, ...actions: PaperAction[]) => actions.reduce(paperReducer, values)
const keys = ({ questions }: PaperValues) => questions.map(({ key }) => key).join('')

describe('questions', () => {
  const three = paper(choice('a'), choice('b'), choice('c'))

  it('are added at the end or after another, moved within the list only, and removed', () => {
    expect(keys(after(three, { do: 'add', questions: [choice('d')] }))).toBe('abcd')
    expect(keys(after(three, { do: 'add', questions: [choice('d')], after: 'a' }))).toBe('adbc')
    expect(keys(after(three, { do: 'move', key: 'c', by: -1 }))).toBe('acb')
    expect(keys(after(three, { do: 'move', key: 'a', by: -1 }))).toBe('abc')
    expect(keys(after(three, { do: 'move', key: 'c', by: 1 }))).toBe('abc')
    expect(keys(after(three, { do: 'remove', key: 'b' }))).toBe('ac')
  })

  it('come back where they were', () => {
    const gone = after(three, { do: 'remove', key: 'b' })
    expect(keys(after(gone, { do: 'put-back', question: choice('b'), at: 1 }))).toBe('abc')
  })

  it('are copied as others: the server must not take the copy for the first', () => {
    const copy = copyOf(choice('a', { _id: '0'.repeat(24), question: 'What repeats?' }))
    expect(copy).toMatchObject({ _id: undefined, question: 'What repeats?' })
    expect(copy.key).not.toBe('a')
  })

  it('stay the same objects while others change', () => {
    const changed = after(three, { do: 'change', key: 'b', change: { marks: '2' } })
    expect(changed.questions[0]).toBe(three.questions[0])
    expect(changed.questions[1]?.marks).toBe('2')
  })
})

describe('options', () => {
  const one = paper(choice('a', { options: ['for', 'if', 'let'], correctOption: 1 }))
  const only = (values: PaperValues) => values.questions[0]
  const remove = (at: number): PaperAction => ({ do: 'remove-option', key: 'a', at })

  it('keep the correct one correct when an earlier one goes', () => {
    expect(only(after(one, remove(0)))).toMatchObject({ options: ['if', 'let'], correctOption: 0 })
    expect(only(after(one, remove(2)))).toMatchObject({ options: ['for', 'if'], correctOption: 1 })
  })

  it('leave none correct when the correct one goes', () => {
    expect(only(after(one, remove(1)))).toMatchObject({ options: ['for', 'let'], correctOption: -1 })
  })

  it('are never fewer than two', () => {
    expect(only(after(one, remove(0), remove(0)))?.options).toEqual(['if', 'let'])
  })

  it('are cleared for a written answer; back come four empty ones, the first correct', () => {
    const written = after(one, { do: 'retype', key: 'a', questionType: 'written' })
    expect(only(written)).toMatchObject({ options: [], correctOption: -1 })
    const back = after(written, { do: 'retype', key: 'a', questionType: 'multiple-choice' })
    expect(only(back)).toMatchObject({ options: ['', '', '', ''], correctOption: 0 })
  })

  it('stay when the type is chosen that it has', () => {
    expect(only(after(one, { do: 'retype', key: 'a', questionType: 'multiple-choice' }))?.options).toEqual([
      'for',
      'if',
      'let',
    ])
  })
})
