import type { MyCourse } from '@academy/contract/progress'
import { summarise } from '@academy/contract/progress'
import { type Entry, signedIn } from '../../http/context.ts'
import { type Part, partOf, type RowRange } from '../../http/paging.ts'
import { managedCoursesOf, viewCourse } from '../courses/index.ts'
import { studied, studiedCount } from './my-courses-store.ts'

/** A student's courses with their real progress; an instructor's own and an admin's all, which nobody studies. */
export async function listMyCourses(entry: Entry, asked: Part) {
  const wanted = rangeOf(partOf(Number.POSITIVE_INFINITY, asked))
  const [ctx, [counted], rows] = await entry.enter(
    studiedCount.of(entry.asking),
    studied.of({ ...entry.asking, ...wanted }),
  )
  if (signedIn(ctx).role === 'student') {
    const total = counted?.count ?? 0
    const { page, pages, ...range } = partOf(total, asked)
    // A page behind the last is the last.
    const shown = range.offset === wanted.offset ? rows : await studied(ctx.db, { ...ctx.asking, ...range })
    return { courses: shown.map(viewStudied), total, page, pages }
  }
  const { rows: managed, ...counts } = await managedCoursesOf(ctx, asked)
  const courses = managed.map((row) => ({
    ...viewCourse(row),
    ...summarise(0, row.lecture_count),
    enrolledAt: null,
    lastStudiedAt: null,
    finalExam: null,
    nextLecture: null,
  }))
  return { courses, ...counts }
}

const rangeOf = ({ limit, offset }: RowRange): RowRange => ({ limit, offset })

type StudiedRow = Awaited<ReturnType<typeof studied>>[number]

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
