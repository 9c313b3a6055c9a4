import { ATTENDANCE_MESSAGES as M, stepsThatHold } from '@academy/contract/attendance'
import { ENROLMENT_MESSAGES } from '@academy/contract/enrolments'
import { type Context, signedIn } from '../../../http/context.ts'
import { conflict, forbidden, invalid } from '../../../http/problem.ts'
import { isSameSecret } from '../../../services/tokens.ts'
import { lockCourseShared } from '../../courses/index.ts'
import { findEnrolled } from '../roster-store.ts'
import { changeDay, lockDay, selectOfStudents, writeRecords } from '../store.ts'
import { tellAttendance } from '../tell.ts'
import { codeOf, type ReadCode, readCode } from './codes.ts'
import { type CheckInRow, lockCheckInShared, selectOpenFor } from './store.ts'

/** The server's time alone decides whether a code holds. Repeating changes nothing. */
export async function checkIn(ctx: Context, { code }: { code: string }) {
  const studentId = signedIn(ctx).id
  const read = readCode(code)
  if (!read) throw invalid(M.codeWrong, { code: M.codeWrong })
  const open = await checkInOf(ctx, read, studentId)
  const course = await lockCourseShared(ctx.db, open.course_id)
  const [enrolled] = await findEnrolled(ctx.db, open.course_id, [studentId])
  if (!course || !enrolled) throw forbidden(ENROLMENT_MESSAGES.notEnrolled)
  const isNew = await markPresent(ctx, open, studentId)
  if (isNew) await tellAttendance(ctx, course)
  return {
    success: true,
    message: isNew ? M.checkedIn : M.checkedInBefore,
    course: { _id: course.id, title: course.title },
    date: open.day,
  }
}

/** The open check-in whose code this is at this moment. */
async function checkInOf(ctx: Context, read: ReadCode, studentId: string): Promise<CheckInRow> {
  const id = 'scanned' in read ? read.checkInId : await whoseDigits(ctx, read.digits, studentId)
  const row = id ? await lockCheckInShared(ctx.db, id) : undefined
  if (!row) throw invalid(M.codeWrong, { code: M.codeWrong })
  if (row.closed_at || row.ends_at <= ctx.now()) throw conflict(M.checkInOver)
  if (!holds(ctx, row, read)) throw invalid(M.codeWrong, { code: M.codeWrong })
  return row
}

/** Digits do not say whose they are: only check-ins of the caller's own courses are asked. */
async function whoseDigits(ctx: Context, digits: string, studentId: string): Promise<string | undefined> {
  const open = await selectOpenFor(ctx.db, studentId, ctx.now())
  return open.find((row) => holds(ctx, row, { digits }))?.id
}

function holds(
  ctx: Context,
  { id, opened_at }: Pick<CheckInRow, 'id' | 'opened_at'>,
  read: ReadCode,
): boolean {
  return stepsThatHold(opened_at.getTime(), ctx.now().getTime()).some((step) => {
    const code = codeOf(ctx.secret, id, step)
    return 'scanned' in read
      ? isSameSecret(code.scanned, read.scanned)
      : isSameSecret(code.digits, read.digits)
  })
}

/** False when they were present before. What the instructor has said since the check-in was opened stands. */
async function markPresent(ctx: Context, open: CheckInRow, studentId: string): Promise<boolean> {
  const day = await lockDay(ctx.db, open.course_id, open.day)
  const [before] = await selectOfStudents(ctx.db, day, [studentId])
  if (before?.present) return false
  const isByHand = before?.present === false && before.marked_by !== null
  if (isByHand && before.marked_at >= open.opened_at) throw conflict(M.markedAbsent)
  const version = day.version + 1
  const record = { course_id: open.course_id, day: open.day, student_id: studentId, version }
  await writeRecords(ctx.db, [
    { ...record, present: true, notes: before?.notes ?? '', marked_by: null, marked_at: ctx.now() },
  ])
  await changeDay(ctx.db, day, { version })
  return true
}
