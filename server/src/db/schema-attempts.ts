import type { AssessmentKind } from '@academy/contract/attempts'
import type { ColumnType, Generated } from 'kysely'
import type { Defaulted, Json } from './schema-types.ts'

// Quizzes, exams, attempts and what comes of them: migration 0005.
export interface AssessmentsTable {
  id: string
  kind: AssessmentKind
  course_id: string
  lecture_id: string | null
  title: string
  description: string
  time_limit_minutes: number
  passing_percent: number
  version: Defaulted<number>
  question_count: number
  total_marks: number
  created_by: string | null
  created_at: Generated<Date>
  updated_at: Defaulted<Date>
}
export interface PapersTable {
  id: string
  assessment_id: string
  version: number
  questions: Json<PaperQuestion[]>
  answer_key: Json<Record<string, number>>
  question_count: number
  total_marks: number
  created_at: Generated<Date>
}
/** A question as asked, without its key; an image's key is its file's. */
export interface PaperQuestion {
  _id: string
  question: string
  questionType: 'multiple-choice' | 'written'
  options: string[]
  marks: number
  image: { key: string; alt: string } | null
}
export interface ExtraTimesTable {
  id: string
  assessment_id: string
  student_id: string | null
  minutes: number
  reason: string
  created_by: string | null
  created_at: Generated<Date>
}
export interface AttemptsTable {
  id: string
  assessment_id: string
  paper_id: string
  course_id: string
  student_id: string | null
  started_at: Date
  deadline: Date
  state: Defaulted<'open' | 'handed-in' | 'finalised'>
  ended_at: Date | null
  seq: Defaulted<number>
  last_contact_at: Date | null
  notes: ColumnType<AttemptNote[], string | undefined, string>
}
/** Time given while an attempt ran; `at` is an ISO moment. */
export interface AttemptNote {
  kind: 'extended' | 'away'
  minutes: number
  reason: string
  at: string
}
export interface AttemptAnswersTable {
  attempt_id: string
  question_id: string
  seq: number
  change_seq: number
  selected_option: number | null
  written_answer: string | null
  flagged: Defaulted<boolean>
  device_id: string
  recorded_at: Date | null
  received_at: Date
}
export interface AnswerEvidenceTable {
  id: string
  attempt_id: string
  question_id: string
  seq: number
  selected_option: number | null
  written_answer: string | null
  device_id: string
  recorded_at: Date | null
  received_at: Date
  reason: 'beaten' | 'late' | 'refused'
  accepted_at: Date | null
}
export interface SubmissionsTable {
  id: string
  attempt_id: string
  assessment_id: string
  kind: AssessmentKind
  paper_id: string
  course_id: string
  student_id: string | null
  /** The student's name, folded; kept by the database. */
  student_key: Defaulted<string>
  /** Their name and address, folded; kept by the database. */
  search_key: Defaulted<string>
  status: 'submitted' | 'graded'
  submitted_at: Date
  total_marks: number
  total_marks_awarded: number
  unmarked_count: number
  passing_percent: number
  passed: boolean | null
  feedback: Defaulted<string>
  content_hash: string
  is_finalised: Defaulted<boolean>
  version: Defaulted<number>
  graded_by: string | null
  graded_at: Date | null
}
/** Kept by a trigger; the sum over the slots tells how many there are. */
export interface SubmissionCountsTable {
  kind: AssessmentKind
  slot: number
  total: number
  pending: number
}
/** The same for each quiz and exam. */
export interface AssessmentSubmissionCountsTable extends Omit<SubmissionCountsTable, 'kind'> {
  assessment_id: string
  passed: number
}
/** The sums of `assessment_submission_counts` as they were a minute ago, of quizzes alone. */
export interface QuizOrdersTable {
  assessment_id: string
  pending: number
  graded: number
}
/** Final exams among the submissions; kept by triggers, as what was asked for is. */
export interface PassedExamsTable {
  submission_id: string
  course_id: string
  student_id: string | null
  submitted_at: Date
  is_requested: boolean
}
/** What waits for marks and of which nobody was told yet. */
export interface UntoldSubmissionsTable {
  assessment_id: string
  submission_id: string
}
export interface SubmissionAnswersTable {
  id: string
  submission_id: string
  question_id: string
  position: number
  selected_option: number | null
  written_answer: string | null
  marks_awarded: number | null
  feedback: Defaulted<string>
}
export interface GradeDraftsTable {
  submission_id: string
  grader_id: string
  draft: Json<unknown>
  saved_at: Defaulted<Date>
}
export interface GradingCommentsTable {
  id: string
  owner_id: string
  text: string
  created_at: Generated<Date>
}
export interface AssessmentEventsTable {
  id: string
  assessment_id: string
  attempt_id: string | null
  student_id: string | null
  /** `key-mended` is the former name of `key-fixed`: older rows have it. */
  event: 'extended' | 'away' | 'finalised' | 'late-accepted' | 'key-fixed' | 'key-mended' | 'edited'
  actor_id: string | null
  detail: Defaulted<string>
  reason: Defaulted<string>
  created_at: Generated<Date>
}
export interface QuestionImagesTable {
  key: string
  uploaded_by: string | null
  unused_since: Defaulted<Date | null>
  size_bytes: number
  created_at: Generated<Date>
}
export interface PaperImagesTable {
  paper_id: string
  image_key: string
}
export interface HeartbeatTable {
  is_only: Defaulted<boolean>
  beat_at: Date
}
