import { expect, it } from 'vitest'
import { checkPaper } from './paper-faults.ts'
import {
  draftOf,
  inputOf,
  isSamePaper,
  newQuestion,
  type PaperValues,
  type QuestionDraft,
  totalsOf,
} from './paper-values.ts'
import { QUIZ_RULES } from './quiz-rules.ts'

const question = (change: Partial<QuestionDraft> = {}): QuestionDraft => ({
  ...newQuestion('multiple-choice'),
  key: 'a',
  question: 'What repeats?',
  options: ['for', 'if', '', ''],
  ...change,
})
const paper = (change: Partial<PaperValues> = {}): PaperValues => ({
  title: 'Loops',
  description: 'Around and around',
  timeLimit: '30',
  passingScore: '70',
  questions: [question()],
  ...change,
})
const said = (change: Partial<PaperValues>) =>
  checkPaper(paper(change), QUIZ_RULES).map(({ message }) => message)
const saidOf = (change: Partial<QuestionDraft>) => said({ questions: [question(change)] })

it('finds nothing wrong with a quiz whose last rows of options are empty', () => {
  expect(said({})).toEqual([])
})

it('says each fault in the words of the specification', () => {
  expect(said({ title: ' ', description: '' })).toEqual([
    'Quiz title is required',
    'Quiz description is required',
  ])
  expect(said({ timeLimit: '181' })).toEqual(['Please enter a time limit of 1 to 180 minutes'])
  expect(said({ timeLimit: 'soon' })).toHaveLength(1)
  expect(said({ questions: [] })).toEqual(['Quiz must have at least one question'])
  expect(saidOf({ question: ' ' })).toEqual(['Question 1 text is required'])
  expect(saidOf({ options: ['for', '', '', ''] })).toEqual(['Question 1 must have at least 2 options'])
  expect(saidOf({ correctOption: 2 })).toEqual(['Question 1 must have a valid correct option'])
  expect(saidOf({ correctOption: -1 })).toEqual(['Question 1 must have a valid correct option'])
  expect(saidOf({ options: ['for', '', 'if'] })).toEqual(['All options for question 1 must be filled'])
  expect(saidOf({ options: ['for', 'if', 'if ', ''] })).toEqual([
    'Options B and C of question 1 are the same. Please change one of them',
  ])
  expect(saidOf({ marks: '0.7' })).toEqual(['Question 1 must have 1 to 100 marks in steps of 0.5'])
})

it('asks a written question for no options', () => {
  expect(saidOf({ questionType: 'written', options: [], correctOption: -1 })).toEqual([])
})

it('sends what was typed, trimmed, with commas for points and without empty rows', () => {
  const { questions, timeLimit } = inputOf(
    paper({ questions: [question({ marks: '2,5', options: [' for ', 'if', ''] })] }),
  )
  expect(timeLimit).toBe(30)
  expect(questions).toMatchObject([{ options: ['for', 'if'], correctOption: 0, marks: 2.5, image: null }])
  const [written] = inputOf(paper({ questions: [question({ questionType: 'written' })] })).questions
  expect(written).not.toHaveProperty('options')
})

it('adds up marks in tenths, and counts none where there is no number', () => {
  const [one, two] = [question({ marks: '0.1' }), question({ marks: '0.2', questionType: 'written' })]
  expect(totalsOf([one, two, question({ marks: 'two' })])).toEqual({
    count: 3,
    marks: 0.3,
    writtenMarks: 0.2,
  })
})

it('knows a paper again whatever its questions are called on the page', () => {
  const asked = {
    question: 'What repeats?',
    questionType: 'multiple-choice',
    options: ['for', 'if'],
    correctOption: 0,
  }
  const [one, other] = [draftOf(asked), draftOf(asked)]
  expect(one.key).not.toBe(other.key)
  expect(isSamePaper(paper({ questions: [one] }), paper({ questions: [other] }))).toBe(true)
  expect(isSamePaper(paper({ questions: [one] }), paper({ questions: [{ ...other, marks: '2' }] }))).toBe(
    false,
  )
})
