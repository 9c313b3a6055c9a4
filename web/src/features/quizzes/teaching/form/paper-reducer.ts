import { OPTIONS_MAX, OPTIONS_MIN, type QuestionType } from '@academy/contract/attempts/rules'
import {
  isUntouched,
  newKey,
  type PaperText,
  type PaperValues,
  type QuestionDraft,
  retyped,
} from './paper-values.ts'

export type PaperAction =
  | { do: 'type'; field: PaperText; text: string }
  | { do: 'add'; questions: readonly QuestionDraft[]; after?: string }
  | { do: 'import'; questions: readonly QuestionDraft[] }
  | { do: 'change'; key: string; change: Partial<Pick<QuestionDraft, 'question' | 'marks' | 'image'>> }
  | { do: 'retype'; key: string; questionType: QuestionType }
  | { do: 'option'; key: string; at: number; text: string }
  | { do: 'add-option' | 'remove'; key: string }
  | { do: 'remove-option' | 'choose-correct'; key: string; at: number }
  | { do: 'move'; key: string; by: -1 | 1 }
  | { do: 'put-back'; question: QuestionDraft; at: number }
  | { do: 'replace'; values: PaperValues }

/** A copy with a name of its own: another question for the server. */
export const copyOf = (question: QuestionDraft): QuestionDraft => ({
  ...question,
  key: newKey(),
  _id: undefined,
  options: [...question.options],
})

/** Questions that an action does not touch stay the same objects: what was said about them stays true. */
export function paperReducer(values: PaperValues, action: PaperAction): PaperValues {
  const { questions } = values
  const change = (key: string, make: (question: QuestionDraft) => QuestionDraft): PaperValues => ({
    ...values,
    questions: questions.map((question) => (question.key === key ? make(question) : question)),
  })
  switch (action.do) {
    case 'type':
      return { ...values, [action.field]: action.text }
    case 'add': {
      const at = questions.findIndex(({ key }) => key === action.after)
      return {
        ...values,
        questions: questions.toSpliced(at < 0 ? questions.length : at + 1, 0, ...action.questions),
      }
    }
    // What nobody has begun to write gives way.
    case 'import':
      return {
        ...values,
        questions: [...questions.filter((question) => !isUntouched(question)), ...action.questions],
      }
    case 'change':
      return change(action.key, (question) => ({ ...question, ...action.change }))
    case 'retype':
      return change(action.key, (question) => retyped(question, action.questionType))
    case 'option':
      return change(action.key, (question) => ({
        ...question,
        options: question.options.with(action.at, action.text),
      }))
    case 'add-option':
      return change(action.key, (question) =>
        question.options.length >= OPTIONS_MAX
          ? question
          : { ...question, options: [...question.options, ''] },
      )
    case 'remove-option':
      return change(action.key, (question) => withoutOption(question, action.at))
    case 'choose-correct':
      return change(action.key, (question) => ({ ...question, correctOption: action.at }))
    case 'move':
      return { ...values, questions: moved(questions, action.key, action.by) }
    case 'remove':
      return { ...values, questions: questions.filter(({ key }) => key !== action.key) }
    case 'put-back':
      return { ...values, questions: questions.toSpliced(action.at, 0, action.question) }
    case 'replace':
      return action.values
  }
}

/** The last two stay. Without its correct option a question has none, until somebody marks one. */
function withoutOption(question: QuestionDraft, at: number): QuestionDraft {
  const { options, correctOption } = question
  if (options.length <= OPTIONS_MIN) return question
  const correct = correctOption === at ? -1 : correctOption > at ? correctOption - 1 : correctOption
  return { ...question, options: options.toSpliced(at, 1), correctOption: correct }
}

function moved(questions: QuestionDraft[], key: string, by: -1 | 1): QuestionDraft[] {
  const at = questions.findIndex((question) => question.key === key)
  const [one, other] = [questions[at], questions[at + by]]
  if (!one || !other) return questions
  return questions.with(at, other).with(at + by, one)
}
