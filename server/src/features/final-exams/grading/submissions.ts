import {
  EXAM_MARKS_STEP,
  type gradeBody,
  type SubmissionSort,
  type submissionsCsvFilter,
} from '@academy/contract/attempts'
import { FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams'
import type { SortText } from '@academy/contract/http'
import type { z } from 'zod'
import { type Context, signedIn } from '../../../http/context.ts'
import { csvReply } from '../../../http/csv-reply.ts'
import type { FileReply } from '../../../http/file-reply.ts'
import type { Part } from '../../../http/paging.ts'
import { invalid } from '../../../http/problem.ts'
import {
  countLate,
  gradeAnswersTo,
  type OwnedSubmission,
  pageOfSubmissions,
  readAnswersTo,
  readGradeDraft,
  readKeyedPaper,
  readQueue,
  saveGradeDraft,
  saveMarks,
  selectAnswers,
  submissionCsvColumns,
  submissionPages,
} from '../../attempts/index.ts'
import { titleForOwner } from '../../courses/index.ts'
import { examForOwner, examSubmissionForGrader } from '../access.ts'
import { viewSubmission, viewSubmissionInList } from '../views.ts'

type Filter = z.output<typeof submissionsCsvFilter>
const wantedOf = (assessmentId: string, { search, ...filter }: Filter) =>
  ({ kind: 'final-exam', assessmentId, search: search || undefined, ...filter }) as const

export async function listSubmissions(
  ctx: Context,
  examId: string,
  { sort, page: asked, limit, ...filter }: Filter & Part & { sort?: SortText<SubmissionSort> | undefined },
) {
  const exam = await examForOwner(ctx, examId)
  const {
    rows,
    pending: _,
    ...page
  } = await pageOfSubmissions(ctx.db, { ...wantedOf(exam.id, filter), sort }, { page: asked, limit })
  return { success: true, submissions: rows.map(viewSubmissionInList), ...page }
}

export async function submissionsCsv(ctx: Context, examId: string, filter: Filter): Promise<FileReply> {
  const exam = await examForOwner(ctx, examId)
  return csvReply(ctx, {
    name: 'exam-submissions',
    of: await titleForOwner(ctx, exam.course_id),
    columns: [...submissionCsvColumns('Final exam'), ['Passed', ({ passed }) => passedWord(passed)]],
    pages: submissionPages(ctx.db, wantedOf(exam.id, filter)),
  })
}

const passedWord = (passed: boolean | null) => (passed === null ? null : passed ? 'yes' : 'no')

export async function readSubmission(ctx: Context, id: string) {
  const row = await examSubmissionForGrader(ctx, id)
  const [submission, draft] = await Promise.all([viewWhole(ctx, row), readGradeDraft(ctx, id)])
  return { success: true, submission, draft }
}

export const saveMarksDraft = async (ctx: Context, id: string, body: z.output<typeof gradeBody>) =>
  saveGradeDraft(ctx, await examSubmissionForGrader(ctx, id), body)

interface ExamMarks {
  answers: { answerId: string; marksAwarded: number | string | null; feedback: string }[]
  feedback: string
  version?: number | undefined
}

/** Whole marks. Percentage and passed follow from them; nobody has passed, or failed, while an answer has none. */
export async function markSubmission(ctx: Context, id: string, { answers, feedback, version }: ExamMarks) {
  const row = await examSubmissionForGrader(ctx, id)
  const questionIds = new Map((await selectAnswers(ctx.db, id)).map((one) => [one.id, one.question_id]))
  const marks = answers.map((answer) => {
    const questionId = questionIds.get(answer.answerId)
    if (questionId === undefined) throw invalid(M.answerForeign)
    return { questionId, marksAwarded: asNumber(answer.marksAwarded), feedback: answer.feedback }
  })
  const saving = { step: EXAM_MARKS_STEP, by: signedIn(ctx).id, version, feedback }
  const saved = await saveMarks(ctx, row, marks, saving)
  return { success: true, message: M.marksUpdated, submission: await viewWhole(ctx, { ...row, ...saved }) }
}

export async function readExamQueue(ctx: Context, examId: string, part: Part) {
  const { id: assessmentId } = await examForOwner(ctx, examId)
  return readQueue(ctx, { kind: 'final-exam', assessmentId }, part)
}

export async function readExamAnswers(ctx: Context, examId: string, questionId: string) {
  await examForOwner(ctx, examId)
  return readAnswersTo(ctx, examId, questionId)
}

export async function markExamAnswers(
  ctx: Context,
  examId: string,
  questionId: string,
  body: Parameters<typeof gradeAnswersTo>[2],
) {
  const { id: assessmentId } = await examForOwner(ctx, examId)
  return gradeAnswersTo(ctx, { assessmentId, questionId, step: EXAM_MARKS_STEP }, body)
}

/** What was typed is a decimal number, or counts as 0. */
function asNumber(marks: number | string | null): number | null {
  if (typeof marks !== 'string') return marks
  return /^\s*-?\d{1,9}(\.\d{1,9})?\s*$/.test(marks) ? Number(marks) : 0
}

async function viewWhole(ctx: Context, row: OwnedSubmission) {
  const [questions, answers, lateCount] = await Promise.all([
    readKeyedPaper(ctx.db, row.paper_id),
    selectAnswers(ctx.db, row.id),
    countLate(ctx.db, row.attempt_id),
  ])
  return viewSubmission(row, { questions, answers, lateCount })
}
