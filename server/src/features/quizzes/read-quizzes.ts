import { LECTURE_MESSAGES } from '@academy/contract/lectures'
import { LIST_QUESTIONS_MAX } from '@academy/contract/quizzes'
import { isAdmin } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { type Part, partOf } from '../../http/paging.ts'
import { notFound } from '../../http/problem.ts'
import { newestKeyedPaper, newestKeyedPapers, newestPaper, viewAskedQuestion } from '../attempts/index.ts'
import { countCourses, courseForOwner, mayManage } from '../courses/index.ts'
import { courseForLearner } from '../enrolments/index.ts'
import { lectureForQuiz, quizForOwner } from './access.ts'
import {
  countManaged,
  type QuizListRow,
  selectCourses,
  selectExam,
  selectForStudent,
  selectForTeacher,
  selectManaged,
  type Where,
} from './lists-store.ts'
import { countSubmissions, findLectureAndCourse, findLectureTitle } from './store.ts'
import { viewExamStanding, viewQuiz, viewQuizFacts, viewStanding, viewTaught } from './views.ts'

interface ListQuery extends Part {
  course?: string
  questions?: 'none'
}

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

/** An instructor's own; every one for an admin. */
export async function listManaged(ctx: Context, query: ListQuery) {
  const caller = signedIn(ctx)
  if (query.course) await courseForOwner(ctx, query.course)
  return listFor(ctx, isAdmin(caller.role) ? null : caller.id, query)
}

export const listAll = (ctx: Context, query: ListQuery) => listFor(ctx, null, query)

async function listFor(
  ctx: Context,
  instructorId: string | null,
  { course, questions, ...asked }: ListQuery,
) {
  const managed = { instructorId, courseId: course }
  const total = await countManaged(ctx.db, managed)
  const { page, pages, ...range } = partOf(total, asked)
  const rows = await selectManaged(ctx.db, managed, range)
  return {
    quizzes: await viewMany(ctx, rows, questions),
    courses: await selectCourses(ctx.db, instructorId),
    coursesTotal: await countCourses(ctx.db, instructorId ?? undefined),
    ...{ total, page, pages },
  }
}

/** One shape wherever those who teach list quizzes. Questions come until there are too many for one answer. */
async function viewMany(ctx: Context, rows: QuizListRow[], questions?: 'none') {
  const counters = await countSubmissions(ctx.db, idsOf(rows))
  const asked = await newestKeyedPapers(ctx.db, questions === 'none' ? [] : idsOf(withinBound(rows)))
  return rows.map((row) => viewTaught(row, counters.get(row.id), asked.get(row.id)))
}

function withinBound(rows: QuizListRow[]): QuizListRow[] {
  let sum = 0
  const end = rows.findIndex(({ question_count }) => {
    sum += question_count
    return sum > LIST_QUESTIONS_MAX
  })
  return end === -1 ? rows : rows.slice(0, end)
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

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
