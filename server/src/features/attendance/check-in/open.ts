import {
  CHECK_IN_MINUTES,
  type CheckIn,
  ATTENDANCE_MESSAGES as M,
  stepAt,
  stepLeftMs,
} from '@academy/contract/attendance'
import { dayOf } from '@academy/contract/text/days'
import { newId } from '../../../db/ids.ts'
import type { Context } from '../../../http/context.ts'
import { recordAct } from '../../audit/index.ts'
import { courseForOwner, queueAtCourse } from '../../courses/index.ts'
import { countRoster } from '../roster-store.ts'
import { findDay } from '../store.ts'
import { tellAttendance } from '../tell.ts'
import { codeOf } from './codes.ts'
import { type CheckInRow, closeOpen, findOpen, insertCheckIn, selectLatest } from './store.ts'

/** The code that stands now, for who shows it. */
export async function readCheckIn(ctx: Context, courseId: string) {
  const { id: _id, title } = await courseForOwner(ctx, courseId)
  const open = await findOpen(ctx.db, courseId, ctx.now())
  return { course: { _id, title }, checkIn: open ? await viewCheckIn(ctx, open) : null }
}

/** One a course: on a second screen the same one is shown. Yesterday's gives way to today's. */
export async function openCheckIn(ctx: Context, courseId: string) {
  const course = await courseForOwner(ctx, courseId)
  await queueAtCourse(ctx.db, courseId)
  const now = ctx.now()
  const day = dayOf(now)
  const open = await findOpen(ctx.db, courseId, now)
  if (open?.day === day) return { message: M.checkInOpened, checkIn: await viewCheckIn(ctx, open) }
  await closeOpen(ctx.db, courseId, now)
  const ends_at = new Date(now.getTime() + CHECK_IN_MINUTES * 60_000)
  const row = await insertCheckIn(ctx.db, {
    id: newId(),
    course_id: courseId,
    day,
    opened_at: now,
    ends_at,
    closed_at: null,
  })
  await recordAct(ctx, 'open-check-in', courseId, {
    title: course.title,
    date: day,
    checkInId: row.id,
  })
  await tellAttendance(ctx, course)
  return { message: M.checkInOpened, checkIn: await viewCheckIn(ctx, row) }
}

export async function closeCheckIn(ctx: Context, courseId: string) {
  const course = await courseForOwner(ctx, courseId)
  const [closed] = await closeOpen(ctx.db, courseId, ctx.now())
  if (closed) {
    await recordAct(ctx, 'close-check-in', courseId, { title: course.title, checkInId: closed.id })
    await tellAttendance(ctx, course)
  }
  return { message: M.checkInClosed }
}

async function viewCheckIn(ctx: Context, row: CheckInRow): Promise<CheckIn> {
  const [openedMs, nowMs] = [row.opened_at.getTime(), ctx.now().getTime()]
  const { digits, scanned } = codeOf(ctx.secret, row.id, stepAt(openedMs, nowMs))
  const latest = await selectLatest(ctx.db, row.course_id, row.day)
  return {
    _id: row.id,
    date: row.day,
    openedAt: row.opened_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    code: digits,
    path: `/check-in/${scanned}`,
    leftMs: stepLeftMs(openedMs, nowMs),
    presentCount: (await findDay(ctx.db, row.course_id, row.day))?.present ?? 0,
    total: await countRoster(ctx.db, row.course_id),
    latest: latest.map(({ id, name, marked_at }) => ({ studentId: id, name, at: marked_at.toISOString() })),
  }
}
