import { awayBefore } from '@academy/contract/students'
import { type Context, signedIn } from '../../http/context.ts'
import { countQuestionsThatWait } from '../questions/index.ts'
import {
  assessmentsThatWait,
  stoppedStudents,
  totalsOfInstructor,
  type WaitingRow,
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
  const waiting = await assessmentsThatWait(ctx.db, id)
  const stopped = await stoppedStudents(ctx.db, id, awayBefore(ctx.now()))
  const isQuiz = ({ kind }: WaitingRow) => kind === 'quiz'
  return {
    quizSubmissions: waiting.filter(isQuiz).reduce((sum, row) => sum + row.waiting, 0),
    exams: waiting
      .filter((row) => !isQuiz(row))
      .map((row) => ({ _id: row.id, course: row.course_id, title: row.title, waiting: row.waiting })),
    questions: await countQuestionsThatWait(ctx.db, id),
    stopped: stopped.map((row) => ({ course: row.course_id, title: row.title, students: row.students })),
  }
}
