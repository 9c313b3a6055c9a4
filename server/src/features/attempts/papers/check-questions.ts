import {
  ATTEMPT_MESSAGES as M,
  OPTION_MAX_LENGTH,
  OPTIONS_MAX,
  OPTIONS_MIN,
  optionLetter,
  optionTwice,
  QUESTION_MAX_LENGTH,
  QUESTION_TYPES,
  type QuestionType,
} from '@academy/contract/attempts'
import type { questionInput } from '@academy/contract/quizzes'
import type { z } from 'zod'
import { invalid } from '../../../http/problem.ts'
import { questionImageKeyOf } from './question-image-url.ts'

/** A question of a form or a file that may become part of a paper. */
export interface CheckedQuestion {
  /** Claims to be this question of the assessment; a paper decides whether it is. */
  _id: string | undefined
  question: string
  questionType: QuestionType
  /** Empty for a written question. */
  options: string[]
  /** Null for a written question. */
  correctOption: number | null
  marks: number
  image: { key: string; alt: string } | null
}

type Sentence = (n: number) => string
export interface QuestionRules {
  messages: {
    text: Sentence
    type: Sentence
    fewOptions: Sentence
    blankOption: Sentence
    correctOption: Sentence
    marks: Sentence
  }
  marksMin: number
  marksMax: number
  marksStep: number
  /** False drops blank options at the end; a blank one before a filled one is always refused. */
  allOptionsFilled: boolean
}
type QuestionFields = z.output<typeof questionInput>

/** Trims, and refuses the first question at fault.
 * @throws Problem 400 with that question's place in `fields`, counted from 0: `questions.2`. */
export function checkQuestions(
  inputs: readonly QuestionFields[],
  rules: QuestionRules,
): [CheckedQuestion, ...CheckedQuestion[]] {
  return inputs.map((input, at) => {
    const checked = checkQuestion(input, rules)
    if ('fault' in checked) {
      const sentence = checked.fault(at + 1)
      throw invalid(sentence, { [`questions.${at}`]: sentence })
    }
    return checked
  }) as [CheckedQuestion, ...CheckedQuestion[]]
}

/** The question as it would stand in a paper, or what is wrong with it. */
export function checkQuestion(
  input: QuestionFields,
  rules: QuestionRules,
): CheckedQuestion | { fault: Sentence } {
  const { messages } = rules
  const text = input.question.trim()
  if (!text) return { fault: messages.text }
  if (text.length > QUESTION_MAX_LENGTH) return { fault: M.questionTooLong }
  const questionType = QUESTION_TYPES.find((type) => type === input.questionType)
  if (!questionType) return { fault: messages.type }
  const key = input.image ? questionImageKeyOf(input.image.url) : null
  if (input.image && !key) return { fault: M.imageUnknown }
  if (!isMark(input.marks, rules)) return { fault: messages.marks }
  const asked = {
    _id: input._id,
    question: text,
    questionType,
    marks: input.marks,
    image: key ? { key, alt: input.image?.alt.trim() ?? '' } : null,
  }
  if (questionType === 'written') return { ...asked, options: [], correctOption: null }
  const choice = checkOptions(input, rules)
  return 'fault' in choice ? choice : { ...asked, ...choice }
}

function checkOptions(
  input: QuestionFields,
  { messages, allOptionsFilled }: QuestionRules,
): { options: string[]; correctOption: number } | { fault: Sentence } {
  const options = (input.options ?? []).map((option) => option.trim())
  while (!allOptionsFilled && options.at(-1) === '') options.pop()
  if (options.filter(Boolean).length < OPTIONS_MIN) return { fault: messages.fewOptions }
  if (options.includes('')) return { fault: messages.blankOption }
  if (options.length > OPTIONS_MAX) return { fault: M.optionsTooMany }
  if (options.some((option) => option.length > OPTION_MAX_LENGTH)) return { fault: M.optionTooLong }
  const { correctOption } = input
  if (typeof correctOption !== 'number' || options[correctOption] === undefined)
    return { fault: messages.correctOption }
  const twice = optionTwice(options)
  // Whoever chose the other copy would be marked wrong.
  if (twice) return { fault: (n) => M.optionTwice(n, optionLetter(twice.first), optionLetter(twice.second)) }
  return { options, correctOption }
}

function isMark(marks: number, { marksMin, marksMax, marksStep }: QuestionRules): boolean {
  return marks >= marksMin && marks <= marksMax && Number.isInteger(marks / marksStep)
}
