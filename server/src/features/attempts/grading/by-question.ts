import { ANSWERS_MAX_ROWS, ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import type { Context } from '../../../http/context.ts'
import { signedIn } from '../../../http/context.ts'
import { invalid, notFound } from '../../../http/problem.ts'
import { viewQuestion } from '../papers/question-views.ts'
import { saveMarks } from '../submissions/save-marks.ts'
import { findQuestion, lockSubmissionsOf, selectAnswersTo } from './by-question-store.ts'

/** One question of a quiz or an exam with every answer to it: those that wait first. Its room has asked whose it is. */
export async function readAnswersTo(ctx: Context, assessmentId: string, questionId: string) {
  const found = await findQuestion(ctx.db, assessmentId, questionId)
  if (!found) throw notFound(ATTEMPT_MESSAGES.questionForeign)
  const rows = await selectAnswersTo(ctx.db, assessmentId, questionId)
  const answers = rows.slice(0, ANSWERS_MAX_ROWS).map((row) => ({
    submissionId: row.id,
    version: row.version,
    student: row.student_id && row.student_name ? { _id: row.student_id, name: row.student_name } : null,
    status: row.status,
    selectedOption: row.selected_option,
    writtenAnswer: row.written_answer,
    marksAwarded: row.marks_awarded,
    feedback: row.feedback,
  }))
  const { question, courseId } = found
  return { question: viewQuestion(question), courseId, answers, hasMore: rows.length > ANSWERS_MAX_ROWS }
}

interface RowMarks {
  submissionId: string
  marksAwarded: number | null
  feedbackText: string
  version: number
}

/** What somebody else saved meanwhile stays as they saved it, and is named; all else is saved. A foreign submission refuses the whole. */
export async function gradeAnswersTo(
  ctx: Context,
  { assessmentId, questionId, step }: { assessmentId: string; questionId: string; step: number },
  { marks }: { marks: RowMarks[] },
) {
  const ids = marks.map(({ submissionId }) => submissionId)
  if (new Set(ids).size < ids.length) throw invalid(ATTEMPT_MESSAGES.marksTwice)
  const locked = new Map((await lockSubmissionsOf(ctx.db, assessmentId, ids)).map((row) => [row.id, row]))
  if (locked.size < ids.length) throw notFound(ATTEMPT_MESSAGES.submissionNotFound)

  const saved = []
  const conflicts: string[] = []
  for (const { submissionId, marksAwarded, feedbackText, version } of marks) {
    if (locked.get(submissionId)?.version !== version) {
      conflicts.push(submissionId)
      continue
    }
    const row = await saveMarks(
      ctx,
      { id: submissionId },
      [{ questionId, marksAwarded, feedback: feedbackText }],
      { step, by: signedIn(ctx).id, version },
    )
    saved.push({ submissionId, version: row.version, status: row.status })
  }
  return { message: ATTEMPT_MESSAGES.updateSeen, saved, conflicts }
}
