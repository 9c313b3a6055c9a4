import {
  type OutlineRow,
  outlineOfCourse,
  type PublicCourseRow,
  publicCourse,
  publicCourseFrom,
} from '../src/features/courses/public-store.ts'
import { type CountedCourse, catalogueChanges, frontPage, keptCounts } from '../src/features/courses/store.ts'
import type { Bare } from './bare-context.ts'
import { createKept } from './bare-packed.ts'

const ROWS = 12

/** The catalogue's first page and a course, as visitors ask for them. */
export function servePublic({ app, database: { ask } }: Bare): void {
  const sendKept = createKept()

  app.get('/api/course/all', async (_request, reply) => {
    const [changed] = await ask(catalogueChanges.of({}))
    return sendKept(reply, 'catalogue', String(changed?.changes), async () => {
      const counts: Record<string, number> = { All: 0 }
      for (const name of CATEGORIES) counts[name] = 0
      let total = 0
      for (const row of await ask(keptCounts.of({}))) {
        counts[row.category] = row.courses
        total += row.courses
      }
      counts.All = total
      const rows = await ask(frontPage.of({ limit: String(ROWS), offset: '0' }))
      const pages = Math.ceil(total / ROWS)
      return { courses: rows.map(courseOf), total, page: 1, pages, hasMore: false, counts, atLeast: [] }
    })
  })

  app.get<{ Params: { id: string } }>('/api/course/:id', async ({ params: { id } }, reply) => {
    const [found] = await ask(publicCourse.of({ id }))
    if (!found) throw new Error(`there is no course ${id}`)
    return sendKept(reply, id, found.course, async () => {
      const course = publicCourseFrom(found.course)
      const outline = await ask(outlineOfCourse.of({ courseId: id }))
      const view = courseOf({ ...course, lecture_count: outline.length })
      return { course: { ...view, outline: outline.map(outlineOf), ...factsOf(course) } }
    })
  })
}

const CATEGORIES = [
  'Web Development',
  'App Development',
  'Game Development',
  'Data Science',
  'Artificial Intelligence',
]

const courseOf = (row: CountedCourse) => ({
  ...{ _id: row.id, title: row.title, description: row.description, category: row.category },
  ...{ createdBy: row.created_by, instructor: row.instructor_id, instructorId: row.instructor_id },
  ...{ duration: row.duration_weeks, price: row.price_rwf, courseType: row.course_type },
  ...{ image: row.image_key, lectureCount: row.lecture_count, createdAt: row.created_at.toISOString() },
})

const factsOf = (row: PublicCourseRow) => ({
  ...{ studentCount: row.student_count, finishedCount: row.finished_count, quizCount: row.quiz_count },
  passingPercent: row.passing_percent,
  teacher: row.teacher_name && {
    ...{ name: row.teacher_name, courseCount: row.teacher_courses, studentCount: row.teacher_students },
    otherCourses: row.other_courses.map((other) => ({
      ...{ _id: other.id, title: other.title, courseType: other.course_type, price: other.price_rwf },
    })),
  },
  freeCourse: row.free_course && { _id: row.free_course.id, title: row.free_course.title },
})

const outlineOf = (row: OutlineRow) => ({
  ...{ title: row.title, lectureType: row.lecture_type, documentType: row.document_type },
  ...{ durationSeconds: row.duration_seconds, pageCount: row.page_count, sizeBytes: row.size_bytes },
})
