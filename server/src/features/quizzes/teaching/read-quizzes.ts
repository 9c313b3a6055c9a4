import { LECTURE_MESSAGES } from '@academy/contract/lectures'
import { type Context, type Entry, signedIn } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { newestKeyedPaper, newestPaper, viewAskedQuestion } from '../../attempts/index.ts'
import { mayManage } from '../../courses/index.ts'
import { courseToLearn, type LearnerCourse, learnersCourse } from '../../enrolments/index.ts'
import { courseOfLecture } from '../../lectures/index.ts'
import { lectureForQuiz, quizForOwner } from '../access.ts'
import { examIn, type StandingRow, selectForTeacher, standingIn } from '../lists-store.ts'
import { countSubmissions, findLectureTitle } from '../store.ts'
import { viewExamStanding, viewQuiz, viewQuizFacts, viewStanding } from '../views.ts'
import { viewMany } from './view-many.ts'

interface AsStudent {
  as?: 'student' | undefined
}

export async function listOfCourse(entry: Entry, courseId: string, asked: AsStudent) {
  const own = { ...entry.asking, courseId }
  const [ctx, course, standing, [exam]] = await entry.enter(
    courseToLearn.of(own),
    standingIn.course.of(own),
    examIn.of(own),
  )
  const list = await listFor(ctx, learnersCourse(ctx, course), asked, { standing })
  return { ...list, finalExam: exam ? viewExamStanding(exam) : null }
}

export async function listOfLecture(entry: Entry, lectureId: string, asked: AsStudent) {
  const own = { ...entry.asking, lectureId }
  const [ctx, course, standing] = await entry.enter(courseOfLecture.of(own), standingIn.lecture.of(own))
  if (course.length === 0) throw notFound(LECTURE_MESSAGES.notFound)
  return listFor(ctx, learnersCourse(ctx, course), asked, { standing, lectureId })
}

/** Those who teach the course see its questions; students see how they stand, and who looks as one sees it untouched. */
async function listFor(
  ctx: Context,
  course: LearnerCourse,
  { as }: AsStudent,
  { standing, lectureId }: { standing: readonly StandingRow[]; lectureId?: string },
) {
  if (as === 'student' || !mayManage(signedIn(ctx), course)) return { quizzes: standing.map(viewStanding) }
  const taught = await selectForTeacher(ctx.db, { courseId: course.id, ...(lectureId && { lectureId }) })
  return { quizzes: await viewMany(ctx, taught) }
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
