import type { QuestionState } from '@academy/contract/questions'
import type { ColumnType } from 'kysely'
import type { Defaulted } from './schema-types.ts'

/** Filled by the database alone. */
type Kept<T> = ColumnType<T, never, never>

export interface LectureQuestionsTable {
  id: string
  course_id: string
  lecture_id: string
  author_id: string | null
  key: string
  title: string
  body: string
  is_hidden: Defaulted<boolean>
  asked_at: Date
  edited_at: Date | null
  useful: Kept<number>
  answers: Kept<number>
  settled: Kept<number>
  state: Kept<QuestionState>
  title_key: Kept<string>
  search_key: Kept<string>
}
export interface LectureAnswersTable {
  id: string
  question_id: string
  author_id: string | null
  key: string
  body: string
  by_teacher: boolean
  is_accepted: Defaulted<boolean>
  is_hidden: Defaulted<boolean>
  answered_at: Date
  edited_at: Date | null
  useful: Kept<number>
}

export interface QuestionTables {
  lecture_questions: LectureQuestionsTable
  lecture_answers: LectureAnswersTable
  lecture_question_votes: { question_id: string; user_id: string }
  lecture_answer_votes: { answer_id: string; user_id: string }
  lecture_question_subscriptions: { question_id: string; user_id: string }
}
