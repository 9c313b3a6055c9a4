import { awayBefore } from '@academy/contract/students'
import { type Context, signedIn } from '../../http/context.ts'
import { countQuestionsThatWait } from '../questions/index.ts'
import {
  countQuizzesThatWait,
  examsThatWait,
  stoppedStudents,
  totalsOfInstructor,
} from './instructor-store.ts'

export async function readInstructorStats(ctx: Context) {
  const { courses, free, lectures, students, quizzes } = await totalsOfInstructor(ctx.db, signedIn(ctx).id)
  return {
    totalCourses: courses,
    freeCourses: free,
    totalLectures: lectures,
    totalStudents: students,
    totalQuizzes: quizzes,
  }
}

export async function readWaiting(ctx: Context) {
  const { id } = signedIn(ctx)
  const exams = await examsThatWait(ctx.db, id)
  const stopped = await stoppedStudents(ctx.db, id, awayBefore(ctx.now()))
  return {
    quizSubmissions: await countQuizzesThatWait(ctx.db, id),
    exams: exams.map((row) => ({
      _id: row.id,
      course: row.course_id,
      title: row.title,
      waiting: row.waiting,
    })),
    questions: await countQuestionsThatWait(ctx.db, id),
    stopped: stopped.map((row) => ({ course: row.course_id, title: row.title, students: row.students })),
  }
}
