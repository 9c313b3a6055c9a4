import { isAdmin } from '@academy/contract/users'
import { type Context, signedIn } from '../../../http/context.ts'
import { type OwnedSubmission, submissionForGrader } from '../../attempts/index.ts'

export const quizSubmissionForGrader = (ctx: Context, submissionId: string): Promise<OwnedSubmission> =>
  submissionForGrader(ctx, submissionId, 'quiz')

/** Instructors see their own courses, admins all. */
export function ownScope(ctx: Context): { kind: 'quiz'; instructorId: string | undefined } {
  const { id, role } = signedIn(ctx)
  return { kind: 'quiz', instructorId: isAdmin(role) ? undefined : id }
}
