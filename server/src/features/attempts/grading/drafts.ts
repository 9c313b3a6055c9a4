import { type GradeDraft, type gradeBody, ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import type { z } from 'zod'
import { type Context, signedIn } from '../../../http/context.ts'
import { invalid } from '../../../http/problem.ts'
import { selectAnswers } from '../submissions/submissions-store.ts'
import { findDraft, keepDraft } from './drafts-store.ts'

/** The caller's own, or null. */
export async function readGradeDraft(ctx: Context, submissionId: string): Promise<GradeDraft | null> {
  const row = await findDraft(ctx.db, submissionId, signedIn(ctx).id)
  return row ? { ...row.draft, savedAt: row.saved_at.toISOString() } : null
}

/** Marks on their way change nothing that anybody else sees; saving the submission ends them. */
export async function saveGradeDraft(
  ctx: Context,
  submission: { id: string },
  body: z.output<typeof gradeBody>,
) {
  const asked = new Set((await selectAnswers(ctx.db, submission.id)).map((answer) => answer.question_id))
  const feedback: GradeDraft['feedback'] = {}
  for (const [questionId, { marksAwarded = null, feedbackText }] of Object.entries(body.feedback)) {
    if (!asked.has(questionId)) throw invalid(M.questionForeign)
    feedback[questionId] = { marksAwarded, feedbackText }
  }
  const savedAt = ctx.now()
  const draft = { feedback, globalFeedback: body.globalFeedback, version: body.version ?? null }
  await keepDraft(ctx.db, { submissionId: submission.id, graderId: signedIn(ctx).id, draft, savedAt })
  return { message: M.draftSaved, savedAt: savedAt.toISOString() }
}
