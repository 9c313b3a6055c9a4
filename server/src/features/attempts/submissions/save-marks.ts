import { clampMarks, ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import type { Context } from '../../../http/context.ts'
import { conflict, invalid, notFound } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { outcomeForAudit, recalculateSubmission } from '../fix-key/recalculate.ts'
import { deleteGradeDraft } from '../grading/drafts-store.ts'
import { tellMarks } from '../notes/tell-student.ts'
import { tellSettled } from '../notes/tell-waiting.ts'
import { readPaper } from '../papers/papers-store.ts'
import {
  changeAnswer,
  lockSubmission,
  noteGrader,
  type SubmissionRow,
  selectAnswers,
} from './submissions-store.ts'

/** What somebody gives one answer. What is absent stays as it is; null marks are not given yet. */
export interface GivenMarks {
  questionId: string
  marksAwarded?: number | null
  feedback?: string
}
export interface SavingMarks {
  /** The grid that marks lie on: 0.5 for quizzes, 1 for exams. */
  step: number
  /** The person who grades. */
  by: string
  /** The version the marks are based on; absent saves over whatever is there. */
  version?: number
  /** The overall feedback; absent stays as it is. */
  feedback?: string
}

/**
 * Saves marks and feedback, and adds the submission up again, in the transaction it is called in. Marks are brought into
 * 0..the question's marks. The grader's own draft of it is done with.
 * @throws Problem 400 for a question that was not asked, 409 when somebody else saved after `version`; nothing is saved then.
 */
export async function saveMarks(
  ctx: Context,
  submission: { id: string },
  marks: readonly GivenMarks[],
  { step, by, version, feedback }: SavingMarks,
): Promise<SubmissionRow> {
  const before = await lockSubmission(ctx.db, submission.id)
  if (!before) throw notFound(M.submissionNotFound)
  if (version !== undefined && version !== before.version) throw conflict(M.gradedMeanwhile)

  const answers = new Map(
    (await selectAnswers(ctx.db, before.id)).map((answer) => [answer.question_id, answer]),
  )
  const { questions } = await readPaper(ctx.db, before.paper_id)
  const asked = new Map(questions.map(({ _id, marks: max }, at) => [_id, { max, number: at + 1 }]))
  for (const { questionId } of marks) {
    if (!answers.has(questionId) || !asked.has(questionId)) throw invalid(M.questionForeign)
  }
  // By the question's number, as who reads the log knows no ids.
  const given = { before: {} as Record<string, object>, after: {} as Record<string, object> }
  for (const { questionId, marksAwarded, feedback: text } of marks) {
    const answer = answers.get(questionId)
    const question = asked.get(questionId)
    if (!answer || !question) continue
    const change = {
      marks_awarded: bounded(marksAwarded, answer.marks_awarded, question.max, step),
      feedback: text ?? answer.feedback,
    }
    if (change.marks_awarded === answer.marks_awarded && change.feedback === answer.feedback) continue
    await changeAnswer(ctx.db, answer.id, change)
    given.before[`question ${question.number}`] = { marks: answer.marks_awarded, feedback: answer.feedback }
    given.after[`question ${question.number}`] = { marks: change.marks_awarded, feedback: change.feedback }
  }
  await noteGrader(ctx.db, before.id, {
    graded_by: by,
    graded_at: ctx.now(),
    ...(feedback !== undefined && { feedback }),
  })
  const after = await recalculateSubmission(ctx.db, before.id)
  if (!after) throw notFound(M.submissionNotFound)
  await deleteGradeDraft(ctx.db, before.id, by)
  await recordAct(ctx, 'grade-submission', before.id, {
    version: after.version,
    before: { ...outcomeForAudit(before), feedback: before.feedback, ...given.before },
    after: { ...outcomeForAudit(after), feedback: after.feedback, ...given.after },
  })
  await tellMarks(ctx, before, after)
  if (before.status !== after.status) await tellSettled(ctx, after.assessment_id)
  return after
}

function bounded(given: number | null | undefined, kept: number | null, max: number, step: number) {
  if (given === undefined) return kept
  return given === null ? null : clampMarks(given, max, step)
}
