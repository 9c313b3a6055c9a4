import {
  OPTION_MAX_LENGTH,
  OPTIONS_MIN,
  optionLetter,
  optionTwice,
  QUESTION_MAX_LENGTH,
} from '@academy/contract/attempts/rules'
import {
  filledOptions,
  numberIn,
  type PaperText,
  type PaperValues,
  type QuestionDraft,
} from './paper-values.ts'

type Sentence = (n: number) => string

/** What a kind of paper asks for, and how it says so. */
export interface PaperRules {
  timeMinMinutes: number
  timeMaxMinutes: number
  passingMinPercent: number
  passingMaxPercent: number
  marksMin: number
  marksMax: number
  marksStep: number
  /** Every row of options must be filled; otherwise the empty ones at the end are left out. */
  hasAllOptionsFilled: boolean
  say: {
    title: string
    description: string
    timeLimit: string
    passing: string
    noQuestions: string
    text: Sentence
    fewOptions: Sentence
    blankOption: Sentence
    correctOption: Sentence
    marks: Sentence
    textTooLong: Sentence
    optionTooLong: Sentence
    optionTwice: (n: number, first: string, second: string) => string
  }
}

export type QuestionPart = 'text' | 'marks' | 'options'
/** Where something is wrong: a field's name, or a part of a question. */
export type FaultPlace = PaperText | 'questions' | `${QuestionPart}:${string}`
export interface Fault {
  place: FaultPlace
  message: string
}

export const placeIn = (key: string, part: QuestionPart): FaultPlace => `${part}:${key}`
/** The question a fault belongs to; undefined for the fields above. */
export const questionAt = (place: FaultPlace): string | undefined => place.split(':')[1]

export function checkPaper(values: PaperValues, rules: PaperRules): Fault[] {
  const { say } = rules
  const faults: Fault[] = []
  const minutes = numberIn(values.timeLimit)
  const percent = numberIn(values.passingScore)
  if (!values.title.trim()) faults.push({ place: 'title', message: say.title })
  if (!values.description.trim()) faults.push({ place: 'description', message: say.description })
  if (!(Number.isInteger(minutes) && minutes >= rules.timeMinMinutes && minutes <= rules.timeMaxMinutes))
    faults.push({ place: 'timeLimit', message: say.timeLimit })
  if (!(percent >= rules.passingMinPercent && percent <= rules.passingMaxPercent))
    faults.push({ place: 'passingScore', message: say.passing })
  if (values.questions.length === 0) faults.push({ place: 'questions', message: say.noQuestions })
  return [...faults, ...values.questions.flatMap((question, at) => checkQuestion(question, at + 1, rules))]
}

function checkQuestion(question: QuestionDraft, n: number, rules: PaperRules): Fault[] {
  const { say, marksMin, marksMax, marksStep } = rules
  const fault = (part: QuestionPart, sentence: Sentence): Fault => ({
    place: placeIn(question.key, part),
    message: sentence(n),
  })
  const faults: Fault[] = []
  if (!question.question.trim()) faults.push(fault('text', say.text))
  else if (question.question.trim().length > QUESTION_MAX_LENGTH) faults.push(fault('text', say.textTooLong))
  const marks = numberIn(question.marks)
  if (!(marks >= marksMin && marks <= marksMax && Number.isInteger(marks / marksStep)))
    faults.push(fault('marks', say.marks))
  const options = optionsFault(question, rules)
  return options ? [...faults, fault('options', options)] : faults
}

function optionsFault(question: QuestionDraft, { say, hasAllOptionsFilled }: PaperRules): Sentence | null {
  if (question.questionType === 'written') return null
  const options = hasAllOptionsFilled
    ? question.options.map((option) => option.trim())
    : filledOptions(question.options)
  if (hasAllOptionsFilled && options.includes('')) return say.blankOption
  if (options.filter(Boolean).length < OPTIONS_MIN) return say.fewOptions
  if (!options[question.correctOption]) return say.correctOption
  if (options.includes('')) return say.blankOption
  if (options.some((option) => option.length > OPTION_MAX_LENGTH)) return say.optionTooLong
  const twice = optionTwice(options)
  return twice && ((n) => say.optionTwice(n, optionLetter(twice.first), optionLetter(twice.second)))
}
