import { LECTURE_MESSAGES } from '@academy/contract/lectures'
import { type Context, signedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { newestKeyedPaper, newestPaper, viewAskedQuestion } from '../attempts/index.ts'
import { mayManage } from '../courses/index.ts'
import { courseForLearner } from '../enrolments/index.ts'
import { lectureForQuiz, quizForOwner } from './access.ts'
import { selectExam, selectForStudent, selectForTeacher, type Where } from './lists-store.ts'
import { countSubmissions, findLectureAndCourse, findLectureTitle } from './store.ts'
import { viewMany } from './view-many.ts'
import { viewExamStanding, viewQuiz, viewQuizFacts, viewStanding } from './views.ts'

interface AsStudent {
  as?: 'student' | undefined
}

export async function listOfCourse(ctx: Context, courseId: string, asked: AsStudent) {
  const list = await listWhere(ctx, { courseId }, asked)
  const exam = await selectExam(ctx.db, courseId, signedIn(ctx).id)
  return { ...list, finalExam: exam ? viewExamStanding(exam) : null }
}

export async function listOfLecture(ctx: Context, lectureId: string, asked: AsStudent) {
  const lecture = await findLectureAndCourse(ctx.db, lectureId)
  if (!lecture) throw notFound(LECTURE_MESSAGES.notFound)
  return listWhere(ctx, { courseId: lecture.course_id, lectureId }, asked)
}

/** Those who teach the course see its questions; students see how they stand, and who looks as one sees it untouched. */
async function listWhere(ctx: Context, where: Where, { as }: AsStudent) {
  const caller = signedIn(ctx)
  const course = await courseForLearner(ctx, where.courseId)
  if (as === 'student' || !mayManage(caller, course))
    return { quizzes: (await selectForStudent(ctx.db, where, caller.id)).map(viewStanding) }
  return { quizzes: await viewMany(ctx, await selectForTeacher(ctx.db, where)) }
}

export async function readQuiz(ctx: Context, id: string) {
  const row = await quizForOwner(ctx, id)
  const lectureTitle = await findLectureTitle(ctx.db, row.lecture_id)
  return { quiz: viewQuiz(row, lectureTitle, await newestKeyedPaper(ctx.db, id)) }
}

/** The paper that a student would be given now. Nothing starts, and the key stays here. */
export async function previewQuiz(ctx: Context, id: string) {
  const row = await quizForOwner(ctx, id)
  const [lectureTitle, paper] = await Promise.all([
    findLectureTitle(ctx.db, row.lecture_id),
    newestPaper(ctx.db, id),
  ])
  const facts = viewQuizFacts({ ...row, lecture_title: lectureTitle })
  return {
    quiz: { ...facts, questions: paper.questions.map(viewAskedQuestion) },
    serverNow: ctx.now().toISOString(),
  }
}

export async function readStats(ctx: Context, id: string) {
  const { quiz } = await readQuiz(ctx, id)
  const { total, pending } = (await countSubmissions(ctx.db, [id])).get(id) ?? { total: 0, pending: 0 }
  return {
    stats: { totalSubmissions: total, gradedSubmissions: total - pending, pendingSubmissions: pending },
    quiz,
  }
}

export async function checkLecture(ctx: Context, lectureId: string) {
  const { id, title, course_id, course_title } = await lectureForQuiz(ctx, lectureId)
  return { lecture: { _id: id, title, course: course_id, courseTitle: course_title } }
}
