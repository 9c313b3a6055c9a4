import type { contract } from '@academy/contract'
import { ATTEMPT_MESSAGES as M, type TimeNote } from '@academy/contract/attempts'
import type { z } from 'zod'
import { newId } from '../../../db/ids.ts'
import { type Context, signedIn } from '../../../http/context.ts'
import { conflict, invalid } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { tellClassOfExtraTime } from '../notes/tell-class.ts'
import { tellExtraTime } from '../notes/tell-student.ts'
import { anyAssessmentForOwner } from '../papers/assessments-access.ts'
import { type AssessmentRow, lockAgainstOpening } from '../papers/assessments-store.ts'
import { GRACE_MS } from './attempt-timing.ts'
import { recordEvent } from './events-store.ts'
import { findExtended, insertExtraTime, moveDeadlines } from './extra-time-store.ts'

type Fields = z.output<(typeof contract.extend)['body'] & {}>

/** More time for one student or for all, whether they have begun or not. Who opens meanwhile waits, so that nobody is missed. */
export async function extendTime(ctx: Context, id: string, { studentId, minutes, reason }: Fields) {
  const assessment = await anyAssessmentForOwner(ctx, id)
  await lockAgainstOpening(ctx.db, id)
  const student = studentId === 'all' ? null : studentId
  const isSitting = student !== null && (await isSittingNow(ctx, assessment, student))
  const now = ctx.now()
  const extraTimeId = newId()
  await insertExtraTime(ctx.db, {
    id: extraTimeId,
    assessment_id: id,
    student_id: student,
    minutes,
    reason,
    created_by: signedIn(ctx).id,
    created_at: now,
  })
  const note: TimeNote = { kind: 'extended', minutes, reason, at: now.toISOString() }
  const overBefore = new Date(now.getTime() - GRACE_MS)
  const moved = await moveDeadlines(ctx.db, { assessmentId: id, studentId: student, note, overBefore })
  if (isSitting && moved.length === 0) throw conflict(M.attemptEnded)
  await recordAct(ctx, 'extend-time', id, {
    title: assessment.title,
    studentId: student ?? 'all',
    reason,
    after: { extraMinutes: minutes },
    extended: moved.length,
  })
  await recordEvent(ctx, {
    assessmentId: id,
    event: 'extended',
    attemptId: student && moved[0] ? moved[0].id : null,
    studentId: student,
    detail: M.extended(minutes),
    reason,
  })
  const given = { id: extraTimeId, assessmentId: id, minutes, reason }
  await (student ? tellExtraTime(ctx, student, given) : tellClassOfExtraTime(ctx, given))
  return { message: M.extended(minutes), extended: moved.length, note }
}

/** @throws Problem 400 for who does not study the course, 409 for who has finished. */
async function isSittingNow(
  ctx: Context,
  { id, course_id }: AssessmentRow,
  studentId: string,
): Promise<boolean> {
  const student = await findExtended(ctx.db, { assessmentId: id, courseId: course_id, studentId })
  if (!student) throw invalid(M.studentInvalid, { studentId: M.studentInvalid })
  if (student.state && student.state !== 'open') throw conflict(M.attemptEnded)
  return student.state === 'open'
}
