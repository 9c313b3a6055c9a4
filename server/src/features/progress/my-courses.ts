import type { MyCourse } from '@academy/contract/enrolments'
import { summarise } from '@academy/contract/progress'
import { type Context, signedIn } from '../../http/context.ts'
import { type Part, partOf } from '../../http/paging.ts'
import { managedCoursesOf, viewCourse } from '../courses/index.ts'
import { countStudied, selectStudied } from './my-courses-store.ts'

/** A student's courses with their real progress; an instructor's own and an admin's all, which nobody studies. */
export async function listMyCourses(ctx: Context, asked: Part) {
  const { id, role } = signedIn(ctx)
  if (role === 'student') return listStudied(ctx, id, asked)
  const { rows, ...counts } = await managedCoursesOf(ctx, asked)
  const courses = rows.map((row) => ({
    ...viewCourse(row),
    ...summarise(0, row.lecture_count),
    enrolledAt: null,
    lastStudiedAt: null,
    finalExam: null,
    nextLecture: null,
  }))
  return { courses, ...counts }
}

async function listStudied(ctx: Context, studentId: string, asked: Part) {
  const total = await countStudied(ctx.db, studentId)
  const { page, pages, ...range } = partOf(total, asked)
  return { courses: (await selectStudied(ctx.db, studentId, range)).map(viewStudied), total, page, pages }
}

type StudiedRow = Awaited<ReturnType<typeof selectStudied>>[number]

export function viewStudied(row: StudiedRow): MyCourse {
  return {
    ...viewCourse(row),
    ...summarise(row.completed, row.lecture_count),
    enrolledAt: row.enrolled_at.toISOString(),
    lastStudiedAt: row.last_studied_at?.toISOString() ?? null,
    finalExam: row.final_exam,
    nextLecture:
      row.next_id === null
        ? null
        : {
            _id: row.next_id,
            title: row.next_title ?? '',
            number: row.next_number,
            positionSeconds: row.next_position ?? 0,
            durationSeconds: row.next_duration,
          },
  }
}
