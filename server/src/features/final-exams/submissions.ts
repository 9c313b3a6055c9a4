import { EXAM_MARKS_STEP } from '@academy/contract/attempts'
import { FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams'
import { type Context, signedIn } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import {
  countLate,
  type OwnedSubmission,
  pageOfSubmissions,
  readKeyedPaper,
  saveMarks,
  selectAnswers,
} from '../attempts/index.ts'
import { examForOwner, examSubmissionForGrader } from './access.ts'
import { viewSubmission, viewSubmissionInList } from './views.ts'

export async function listSubmissions(
  ctx: Context,
  examId: string,
  part: { page?: number | undefined; limit?: number | undefined },
) {
  const exam = await examForOwner(ctx, examId)
  const wanted = { kind: 'final-exam', assessmentId: exam.id } as const
  const { rows, total, page, pages } = await pageOfSubmissions(ctx.db, wanted, part)
  return { success: true, submissions: rows.map(viewSubmissionInList), total, page, pages }
}

export async function readSubmission(ctx: Context, id: string) {
  return { success: true, submission: await viewWhole(ctx, await examSubmissionForGrader(ctx, id)) }
}

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
