import { ATTEMPT_NOTES as N } from '@academy/contract/attempts'
import { newId } from '../../db/ids.ts'
import type { Context } from '../../http/context.ts'
import { type Note, notify } from '../notifications/index.ts'
import type { SubmissionRow } from './submissions-store.ts'
import { findNamed, type Named, selectNotFinished, selectStudentsOf } from './telling-store.ts'

const kindOf = ({ kind }: Named) => (kind === 'quiz' ? 'grade' : 'exam')
const namesOf = ({ title, course }: Named) => ({ title, course })
const resultOf = ({ id, kind, course_id }: Named) =>
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

function sayGraded(named: Named, after: SubmissionRow) {
  const params = marksOf(named, after)
  if (named.kind === 'quiz') return { event: 'quiz-graded', text: N.quizGraded(params) }
  if (after.passed) return { event: 'exam-passed', text: N.examPassed(params) }
  return { event: 'exam-not-passed', text: N.examNotPassed(params) }
}

function sayChanged(named: Named, before: SubmissionRow, after: SubmissionRow) {
  const params = { ...marksOf(named, after), before: before.total_marks_awarded }
  if (named.kind === 'quiz') return { event: 'quiz-changed', text: N.quizChanged(params) }
  if (after.passed) return { event: 'exam-changed-passed', text: N.examChangedPassed(params) }
  return { event: 'exam-changed-not-passed', text: N.examChangedNotPassed(params) }
}

const marksOf = (named: Named, row: SubmissionRow) => ({
  ...namesOf(named),
  marks: row.total_marks_awarded,
  total: row.total_marks,
})

/** Those whose marks a mended key changed, all at once. */
export async function tellKeyMended(
  ctx: Context,
  assessmentId: string,
  submissionIds: readonly string[],
): Promise<void> {
  const named = submissionIds.length > 0 && (await findNamed(ctx.db, assessmentId))
  if (!named) return
  await notify(ctx, await selectStudentsOf(ctx.db, submissionIds), {
    ...N.keyMended(namesOf(named)),
    kind: kindOf(named),
    about: `key-mended:${newId()}`,
    link: resultOf(named),
  })
}

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

interface ExtraTime {
  id: string
  assessmentId: string
  /** Null for everybody who has not finished; they hear of it in the bell alone. */
  studentId: string | null
  minutes: number
  reason: string
}

export async function tellExtraTime(ctx: Context, { id, assessmentId, studentId, ...time }: ExtraTime) {
  const named = await findNamed(ctx.db, assessmentId)
  if (!named) return
  const note: Note = {
    ...N.extraTime({ ...namesOf(named), minutes: time.minutes, reason: time.reason }),
    kind: kindOf(named),
    about: `extra-time:${id}`,
    link: named.kind === 'quiz' ? `/take-quiz/${named.id}` : `/final-exam/${named.course_id}`,
  }
  if (studentId) await notify(ctx, [{ id: studentId }], note)
  else await notify(ctx, await selectNotFinished(ctx.db, named), { ...note, letter: null })
}
