import { ATTEMPT_NOTES as N } from '@academy/contract/attempts'
import type { Context } from '../../../http/context.ts'
import { type Note, notify } from '../../notifications/index.ts'
import type { SubmissionRow } from '../submissions/submissions-store.ts'
import { findNamed, type Named } from './telling-store.ts'

export const kindOf = ({ kind }: Named) => (kind === 'quiz' ? 'grade' : 'exam')
export const namesOf = ({ title, course }: Named) => ({ title, course })
export const resultOf = ({ id, kind, course_id }: Named) =>
  kind === 'quiz' ? `/quiz/result/${id}` : `/final-exam/${course_id}`

/** That it is graded, and later that its marks are others; saved without a difference it is no news. */
export async function tellMarks(ctx: Context, before: SubmissionRow, after: SubmissionRow): Promise<void> {
  const isFirst = before.status !== 'graded'
  const isSame = before.total_marks_awarded === after.total_marks_awarded && before.passed === after.passed
  if (!after.student_id || after.status !== 'graded' || (!isFirst && isSame)) return
  const named = await findNamed(ctx.db, after.assessment_id)
  if (!named) return
  const { event, text } = isFirst ? sayGraded(named, after) : sayChanged(named, before, after)
  await notify(ctx, [{ id: after.student_id }], {
    ...text,
    kind: kindOf(named),
    about: `${event}:${after.id}:${after.version}`,
    link: resultOf(named),
  })
}

type Outcome = Pick<SubmissionRow, 'total_marks_awarded' | 'total_marks' | 'passed'>

export function sayGraded(named: Named, after: Outcome) {
  const params = marksOf(named, after)
  if (named.kind === 'quiz') return { event: 'quiz-graded', text: N.quizGraded(params) }
  if (after.passed) return { event: 'exam-passed', text: N.examPassed(params) }
  return { event: 'exam-not-passed', text: N.examNotPassed(params) }
}

function sayChanged(named: Named, before: Outcome, after: Outcome) {
  const params = { ...marksOf(named, after), before: before.total_marks_awarded }
  if (named.kind === 'quiz') return { event: 'quiz-changed', text: N.quizChanged(params) }
  if (after.passed) return { event: 'exam-changed-passed', text: N.examChangedPassed(params) }
  return { event: 'exam-changed-not-passed', text: N.examChangedNotPassed(params) }
}

const marksOf = (named: Named, row: Outcome) => ({
  ...namesOf(named),
  marks: row.total_marks_awarded,
  total: row.total_marks,
})

export async function tellLateAccepted(ctx: Context, submission: SubmissionRow): Promise<void> {
  const named = submission.student_id && (await findNamed(ctx.db, submission.assessment_id))
  if (!named || !submission.student_id) return
  await notify(ctx, [{ id: submission.student_id }], {
    ...N.lateAccepted(namesOf(named)),
    kind: kindOf(named),
    about: `late-accepted:${submission.id}:${submission.version}`,
    link: resultOf(named),
  })
}

export interface ExtraTime {
  id: string
  assessmentId: string
  minutes: number
  reason: string
}

export async function tellExtraTime(ctx: Context, studentId: string, given: ExtraTime): Promise<void> {
  const named = await findNamed(ctx.db, given.assessmentId)
  if (named) await notify(ctx, [{ id: studentId }], extraTimeNote(named, given))
}

export const extraTimeNote = (named: Named, { id, minutes, reason }: ExtraTime): Note => ({
  ...N.extraTime({ ...namesOf(named), minutes, reason }),
  kind: kindOf(named),
  about: `extra-time:${id}`,
  link: named.kind === 'quiz' ? `/take-quiz/${named.id}` : `/final-exam/${named.course_id}`,
})
