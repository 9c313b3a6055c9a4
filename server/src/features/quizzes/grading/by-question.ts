import { ATTEMPT_MESSAGES, QUIZ_MARKS_STEP } from '@academy/contract/attempts'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import { USER_MESSAGES } from '@academy/contract/users'
import type { Context } from '../../../http/context.ts'
import { signedIn } from '../../../http/context.ts'
import { invalid, notFound } from '../../../http/problem.ts'
import { saveMarks, viewQuestion } from '../../attempts/index.ts'
import { quizForOwner } from '../access.ts'
import { findQuestion, lockSubmissionsOf, selectAnswersTo } from './by-question-store.ts'

/** One question with every answer to it: those that wait first. */
export async function readAnswersTo(ctx: Context, quizId: string, questionId: string) {
  await quizForOwner(ctx, quizId)
  const question = await findQuestion(ctx.db, quizId, questionId)
  if (!question) throw notFound(ATTEMPT_MESSAGES.questionForeign)
  const rows = await selectAnswersTo(ctx.db, quizId, questionId)
  const answers = rows.slice(0, LIST_MAX_ROWS).map((row) => ({
    submissionId: row.id,
    version: row.version,
    student: row.student_name ?? USER_MESSAGES.deletedUser,
    status: row.status,
    selectedOption: row.selected_option,
    writtenAnswer: row.written_answer,
    marksAwarded: row.marks_awarded,
    feedback: row.feedback,
  }))
  return { question: viewQuestion(question), answers, hasMore: rows.length > LIST_MAX_ROWS }
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
  quizId: string,
  questionId: string,
  { marks }: { marks: RowMarks[] },
) {
  const quiz = await quizForOwner(ctx, quizId)
  const ids = marks.map(({ submissionId }) => submissionId)
  if (new Set(ids).size < ids.length) throw invalid(ATTEMPT_MESSAGES.marksTwice)
  const locked = new Map((await lockSubmissionsOf(ctx.db, quiz.id, ids)).map((row) => [row.id, row]))
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
      { step: QUIZ_MARKS_STEP, by: signedIn(ctx).id, version },
    )
    saved.push({ submissionId, version: row.version, status: row.status })
  }
  return { message: ATTEMPT_MESSAGES.updateSeen, saved, conflicts }
}
