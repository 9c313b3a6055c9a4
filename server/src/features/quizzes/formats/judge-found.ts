import { QUESTIONS_MAX, QUIZ_MARKS_STEP } from '@academy/contract/attempts'
import {
  FORMAT_MESSAGES as M,
  QUESTION_MARKS_MAX,
  QUESTION_MARKS_MIN,
  type ReadQuestion,
} from '@academy/contract/quizzes'
import { isUnsound } from '../../../http/unsound.ts'
import { checkQuestion, type QuestionRules } from '../../attempts/index.ts'
import { takeImageLine } from './image-line.ts'
import { FAULTS_MAX, type Fault, type FoundPaper, type FoundQuestion } from './shapes.ts'

const RULES: QuestionRules = {
  messages: {
    text: () => M.textMissing,
    type: () => M.unsupported('?'),
    fewOptions: () => M.fewOptions,
    blankOption: () => M.blankOption,
    correctOption: () => M.correctMissing,
    marks: () => M.marksChanged('?', QUESTION_MARKS_MIN),
  },
  marksMin: QUESTION_MARKS_MIN,
  marksMax: QUESTION_MARKS_MAX,
  marksStep: QUIZ_MARKS_STEP,
  allOptionsFilled: true,
}

/** Leaves out what no quiz could hold, and says so by line and number. Marks are brought onto the quiz's grid. */
export function judgeFound({ questions, faults }: FoundPaper): {
  questions: ReadQuestion[]
  faults: Fault[]
} {
  const good: ReadQuestion[] = []
  const told = [...faults]
  for (const found of questions) {
    const { line, number } = found
    if (good.length === QUESTIONS_MAX) {
      told.push({ line, number, message: M.tooManyQuestions(QUESTIONS_MAX) })
      break
    }
    const read = readQuestion(found)
    const message = isUnsound(read) ? M.unreadableText : faultOf(read)
    if (message) {
      told.push({ line, number, message })
      continue
    }
    if (found.marks !== undefined && found.marks !== read.marks)
      told.push({ line, number, message: M.marksChanged(String(found.marks), read.marks), isTaken: true })
    good.push(read)
  }
  if (good.length === 0 && told.length === 0) told.push({ line: 1, message: M.noQuestions })
  return { questions: good, faults: bounded(told.sort(byPlace)) }
}

const byPlace = (one: Fault, other: Fault) => one.line - other.line || (one.number ?? 0) - (other.number ?? 0)

function readQuestion({ marks = QUESTION_MARKS_MIN, ...found }: FoundQuestion) {
  const { text, image } = takeImageLine(found.question)
  return { ...found, question: text.trim(), marks: onGrid(marks), image }
}

const onGrid = (marks: number): number =>
  Math.min(
    QUESTION_MARKS_MAX,
    Math.max(QUESTION_MARKS_MIN, Math.round(marks / QUIZ_MARKS_STEP) * QUIZ_MARKS_STEP),
  )

function faultOf(read: ReturnType<typeof readQuestion>): string | null {
  const checked = checkQuestion({ ...read, _id: undefined }, RULES)
  return 'fault' in checked ? checked.fault(read.number) : null
}

function bounded(faults: Fault[]): Fault[] {
  const next = faults[FAULTS_MAX]
  return next ? [...faults.slice(0, FAULTS_MAX), { line: next.line, message: M.tooManyFaults }] : faults
}
