import type { contract } from '@academy/contract'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import type { z } from 'zod'
import type { Context } from '../../../http/context.ts'
import { invalid } from '../../../http/problem.ts'
import {
  type AssessmentRow,
  changeAssessment,
  checkQuestions,
  createAssessment,
  deleteAssessment,
  factsForAudit,
  newestKeyedPaper,
} from '../../attempts/index.ts'
import { recordAct } from '../../audit/index.ts'
import { courseForOwner, queueAtCourse } from '../../courses/index.ts'
import { tellCourseUpdate } from '../../enrolments/index.ts'
import { quizForOwner } from '../access.ts'
import { countQuizzes, countSubmissions, findLectureAndCourse, findLectureTitle } from '../store.ts'
import { viewQuiz } from '../views.ts'
import { QUIZ_QUESTION_RULES } from './question-rules.ts'

type Fields = z.output<(typeof contract.newQuiz)['body'] & {}>
type ChangedFields = z.output<(typeof contract.editQuiz)['body'] & {}>

/** A quiz belongs to a lecture of its course; its marks are added up here, whatever the form says. */
export async function createQuiz(ctx: Context, fields: Fields) {
  await courseForOwner(ctx, fields.course)
  const lecture = await findLectureAndCourse(ctx.db, fields.lecture)
  if (lecture?.course_id !== fields.course) throw invalid(M.lectureForeign, { lecture: M.lectureForeign })
  // A course is listed whole: what its lists would leave out is not taken.
  await queueAtCourse(ctx.db, fields.course)
  if ((await countQuizzes(ctx.db, fields.course)) >= LIST_MAX_ROWS) throw invalid(M.courseFull)
  const row = await createAssessment(ctx, {
    ...checked(fields),
    kind: 'quiz',
    courseId: fields.course,
    lectureId: lecture.id,
  })
  await recordAct(ctx, 'create-quiz', row.id, { title: row.title, after: factsForAudit(row) })
  await tellCourseUpdate(ctx, row, 'added')
  return { message: M.created, quiz: await viewOf(ctx, row) }
}

export async function editQuiz(ctx: Context, id: string, fields: ChangedFields) {
  const row = await quizForOwner(ctx, id)
  const { version } = fields
  const changed = await changeAssessment(ctx, row, { ...checked(fields), version }, M.editedMeanwhile)
  const message = changed.isForNext ? M.updatedForNext : M.updated
  return { message, quiz: await viewOf(ctx, changed) }
}

/** Its submissions go with it, and the log says how many those were. */
export async function deleteQuiz(ctx: Context, id: string) {
  const quiz = await quizForOwner(ctx, id)
  const lost = (await countSubmissions(ctx.db, [id])).get(id)
  await deleteAssessment(ctx, id)
  await tellCourseUpdate(ctx, quiz, 'deleted')
  await recordAct(ctx, 'delete-quiz', id, {
    title: quiz.title,
    courseId: quiz.course_id,
    submissions: lost?.total ?? 0,
    before: factsForAudit(quiz),
  })
  return { message: M.deleted }
}

const checked = (fields: Omit<ChangedFields, 'version'>) => ({
  title: fields.title,
  description: fields.description,
  timeLimitMinutes: fields.timeLimit,
  passingPercent: fields.passingScore,
  questions: checkQuestions(fields.questions, QUIZ_QUESTION_RULES),
})

async function viewOf({ db }: Context, row: AssessmentRow) {
  return viewQuiz(row, await findLectureTitle(db, row.lecture_id), await newestKeyedPaper(db, row.id))
}
