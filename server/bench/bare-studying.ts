import { courseToLearn } from '../src/features/enrolments/store.ts'
import { type LectureListRow, lecturesIn } from '../src/features/lectures/store.ts'
import { marking } from '../src/features/progress/store.ts'
import { signedPath } from '../src/services/files/index.ts'
import type { Bare } from './bare-context.ts'

/** The lectures of a course, and one that is done. */
export function serveStudying({ app, database: { ask }, secret, callerOf }: Bare): void {
  app.get<{ Params: { id: string } }>('/api/lectures/:id', async ({ params: { id }, headers }) => {
    const caller = await callerOf(headers.token)
    await ask(courseToLearn.of({ callerId: caller.id, session: '', courseId: id }))
    const rows = await ask(lecturesIn.of({ courseId: id }))
    const now = new Date()
    const video = ({ file_key }: LectureListRow) => signedPath(file_key ?? '', caller.sessionId, now, secret)
    return { lectures: rows.map((row) => lectureOf(row, video(row))) }
  })

  app.put<{ Body: { courseId: string; lectureId: string } }>(
    '/api/markascomplete',
    async ({ body, headers }) => {
      const caller = await callerOf(headers.token)
      const [counted] = await ask(marking.of({ callerId: caller.id, session: '', ...body }))
      const { completed, all } = counted ?? { completed: 0, all: 0 }
      const courseProgressPercentage = Math.floor((completed / all) * 1000) / 10
      const progress = { courseProgressPercentage, completedLectures: completed, allLectures: all }
      return { success: true, message: 'Lecture completed', progress }
    },
  )
}

const lectureOf = (row: LectureListRow, video: string) => ({
  ...{ _id: row.id, course: row.course_id, title: row.title, description: row.description },
  ...{ lectureType: row.lecture_type, video, audio: null, document: null, documentType: row.document_type },
  ...{ order: row.position, durationSeconds: row.duration_seconds, pageCount: row.page_count },
  ...{ sizeBytes: row.size_bytes, fileName: row.file_name },
  ...{ createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() },
})
