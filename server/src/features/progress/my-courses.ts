import type { MyCourse } from '@academy/contract/enrolments'
import { summarise } from '@academy/contract/progress'
import { type Context, signedIn } from '../../http/context.ts'
import { managedCoursesOf, viewCourse } from '../courses/index.ts'
import { selectStudied } from './my-courses-store.ts'

/** A student's courses with their real progress; an instructor's own and an admin's all, which nobody studies. */
export async function listMyCourses(ctx: Context): Promise<{ courses: MyCourse[] }> {
  const { id, role } = signedIn(ctx)
  if (role === 'student') return { courses: (await selectStudied(ctx.db, id)).map(viewStudied) }
  const rows = await managedCoursesOf(ctx)
  const courses = rows.map((row) => ({
    ...viewCourse(row),
    ...summarise(0, row.lecture_count),
    enrolledAt: null,
    lastStudiedAt: null,
    finalExam: null,
    nextLecture: null,
  }))
  return { courses }
}

type StudiedRow = Awaited<ReturnType<typeof selectStudied>>[number]

function viewStudied(row: StudiedRow): MyCourse {
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
