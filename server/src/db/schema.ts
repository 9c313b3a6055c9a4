import type { ColumnType, Generated } from 'kysely'
import type {
  AcademyTotalsTable,
  ActiveDaysTable,
  CourseOrdersTable,
  CourseProgressCountsTable,
  CourseTotalsTable,
  InstructorTotalsTable,
  TaughtStudentsTable,
} from './schema-activity.ts'
import type { AnnouncementTables } from './schema-announcements.ts'
import type {
  AnswerEvidenceTable,
  AssessmentEventsTable,
  AssessmentSubmissionCountsTable,
  AssessmentsTable,
  AttemptAnswersTable,
  AttemptsTable,
  ExtraTimesTable,
  GradeDraftsTable,
  GradingCommentsTable,
  HeartbeatTable,
  PaperImagesTable,
  PapersTable,
  PassedExamsTable,
  QuestionImagesTable,
  QuizOrdersTable,
  SubmissionAnswersTable,
  SubmissionCountsTable,
  SubmissionsTable,
  UntoldSubmissionsTable,
} from './schema-attempts.ts'
import type { AttendanceTables } from './schema-attendance.ts'
import type { AcademySettingsTable, AuditLogTable } from './schema-audit.ts'
import type { InvitationCoursesTable, InvitationsTable } from './schema-invitations.ts'
import type { MailsTables } from './schema-mails.ts'
import type { MessagesTables } from './schema-messages.ts'
import type {
  CertificateBatchesTable,
  CertificatesTable,
  CertificationRequestsTable,
  IssuerKeysTable,
  ListCountsTable,
  NotificationsTable,
  PaymentMatchesTable,
  PaymentRequestsTable,
  StatementPaymentsTable,
  StatementsTable,
  UnjudgedPaymentsTable,
} from './schema-money-and-proof.ts'
import type { PushTables } from './schema-push.ts'
import type { QuestionTables } from './schema-questions.ts'
import type { SystemTables } from './schema-system.ts'
import type { Defaulted, Json } from './schema-types.ts'
import type { UserTables } from './schema-users.ts'

/** The tables as statements see them. Ids are 24 hex letters made by `newId()`. */

export interface RateLimitsTable {
  key: string
  count: number
  window_ends_at: Date
}
export interface CaptchaUsesTable {
  solution_hash: string
  expires_at: Date
}
export interface CoursesTable {
  id: string
  title: string
  description: string
  category: string
  created_by: string
  instructor_id: string | null
  duration_weeks: number
  price_rwf: number
  course_type: 'free' | 'paid'
  image_key: string | null
  search: string
  created_at: Generated<Date>
  updated_at: Defaulted<Date>
}
export interface CourseCountsTable {
  category: string
  courses: number
}
export interface EnrolmentsTable {
  course_id: string
  user_id: string
  enrolled_at: Generated<Date>
  last_lecture_id: string | null
  last_studied_at: Date | null
  last_active_at: Defaulted<Date | null>
  completed: Generated<number>
  student_key: Generated<string>
}
export interface LecturesTable {
  id: string
  course_id: string
  title: string
  description: string
  lecture_type: 'video' | 'audio' | 'document' | 'notes'
  document_type: 'pdf' | 'pptx' | null
  file_key: string | null
  file_name: string | null
  size_bytes: number | null
  duration_seconds: number | null
  page_count: number | null
  captions_key: string | null
  pages_key: string | null
  slides: ColumnType<unknown, string | undefined, string>
  position: number
  created_at: Generated<Date>
  updated_at: Defaulted<Date>
}
export interface SlideImagesTable {
  key: string
  uploaded_by: string | null
  lecture_id: string | null
  unused_since: Defaulted<Date | null>
  size_bytes: number
  width: number
  height: number
  created_at: Generated<Date>
}
export interface UploadsTable {
  id: string
  user_id: string
  file_name: string
  size_bytes: number
  received_bytes: Defaulted<number>
  piece_keys: Defaulted<string[]>
  created_at: Generated<Date>
}
export interface OrphanFilesTable {
  key: string
  orphaned_at: Generated<Date>
}
export interface LectureCompletionsTable {
  course_id: string
  user_id: string
  lecture_id: string
  completed_at: Generated<Date>
}
export interface LecturePositionsTable {
  user_id: string
  lecture_id: string
  position_seconds: number
  watched: Json<[number, number][]>
  updated_at: Defaulted<Date>
}
/** How far each kind is counted by day. The counts themselves are read and written by statements of their own. */
interface RollupsTable {
  kind: 'enrolments' | 'completions' | 'results' | 'payments' | 'learners'
  /** Days in Kigali, as YYYY-MM-DD. */
  marked_through: string
  rolled_through: string
}

export interface Database
  extends UserTables,
    AttendanceTables,
    QuestionTables,
    AnnouncementTables,
    MailsTables,
    PushTables,
    MessagesTables,
    SystemTables {
  academy_settings: AcademySettingsTable
  invitations: InvitationsTable
  invitation_courses: InvitationCoursesTable
  rate_limits: RateLimitsTable
  rollups: RollupsTable
  captcha_uses: CaptchaUsesTable
  audit_log: AuditLogTable
  courses: CoursesTable
  course_counts: CourseCountsTable
  enrolments: EnrolmentsTable
  lectures: LecturesTable
  slide_images: SlideImagesTable
  uploads: UploadsTable
  orphan_files: OrphanFilesTable
  lecture_completions: LectureCompletionsTable
  lecture_positions: LecturePositionsTable
  assessments: AssessmentsTable
  papers: PapersTable
  extra_times: ExtraTimesTable
  attempts: AttemptsTable
  attempt_answers: AttemptAnswersTable
  answer_evidence: AnswerEvidenceTable
  submissions: SubmissionsTable
  submission_answers: SubmissionAnswersTable
  submission_counts: SubmissionCountsTable
  assessment_submission_counts: AssessmentSubmissionCountsTable
  quiz_orders: QuizOrdersTable
  passed_exams: PassedExamsTable
  list_counts: ListCountsTable
  grade_drafts: GradeDraftsTable
  grading_comments: GradingCommentsTable
  assessment_events: AssessmentEventsTable
  untold_submissions: UntoldSubmissionsTable
  paper_images: PaperImagesTable
  question_images: QuestionImagesTable
  heartbeat: HeartbeatTable
  notifications: NotificationsTable
  payment_requests: PaymentRequestsTable
  payment_matches: PaymentMatchesTable
  unjudged_payments: UnjudgedPaymentsTable
  statements: StatementsTable
  statement_payments: StatementPaymentsTable
  certificate_batches: CertificateBatchesTable
  certification_requests: CertificationRequestsTable
  issuer_keys: IssuerKeysTable
  certificates: CertificatesTable
  active_days: ActiveDaysTable
  academy_totals: AcademyTotalsTable
  course_totals: CourseTotalsTable
  course_orders: CourseOrdersTable
  course_progress_counts: CourseProgressCountsTable
  taught_students: TaughtStudentsTable
  instructor_totals: InstructorTotalsTable
}
