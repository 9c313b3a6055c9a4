import type { APIRequestContext } from '@playwright/test'
import { ask } from './api.ts'
import { aCourse, aLecture, anInstructor, aTitle, type Course, enrol } from './made.ts'
import type { Person } from './people.ts'
import { aStudent } from './provider.ts'

export interface AskedOf {
  question: string
  /** None: a written question. The first one is right. */
  options?: string[]
  marks?: number
}
export interface Quiz {
  _id: string
  title: string
  questions: { _id: string; question: string }[]
}
export interface Given {
  questionId: string
  selectedOption: number | null
  writtenAnswer: string | null
}
export interface Kept {
  _id: string
  deadline: string
  answers: Given[]
}

/** A course of one lecture, with who teaches it. */
export async function aTaughtCourse(
  request: APIRequestContext,
): Promise<{ teacher: Person; course: Course; lecture: { _id: string; title: string } }> {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  return { teacher, course, lecture: await aLecture(request, teacher, course) }
}

export async function aQuiz(
  request: APIRequestContext,
  { teacher, course, lecture }: { teacher: Person; course: Course; lecture: { _id: string } },
  asked: AskedOf[],
  { title = aTitle('A quiz') } = {},
): Promise<Quiz> {
  const questions = asked.map(({ options, marks = 1, ...rest }) => {
    const questionType = options ? 'multiple-choice' : 'written'
    return { ...rest, marks, questionType, options, correctOption: options ? 0 : undefined }
  })
  const data = {
    title,
    description: 'Made for one journey.',
    timeLimit: 30,
    course: course._id,
    lecture: lecture._id,
    questions,
  }
  const address = 'POST /api/instructor/quizzes/new'
  return (await ask<{ quiz: Quiz }>(request, address, { as: teacher, data })).quiz
}

/** A student of the course who has completed this lecture of it. */
export async function aFinishedStudent(
  request: APIRequestContext,
  course: Course,
  lecture: { _id: string },
  name?: string,
): Promise<Person> {
  const student = await aStudent(request, name)
  await enrol(request, student, course)
  await complete(request, student, course, lecture)
  return student
}

export async function complete(
  request: APIRequestContext,
  student: Person,
  course: Course,
  lecture: { _id: string },
): Promise<void> {
  const data = { courseId: course._id, lectureId: lecture._id }
  await ask(request, 'PUT /api/markascomplete', { as: student, data })
}

/** The attempt as the server has it; the first call starts it. */
export async function attemptOf(request: APIRequestContext, as: Person, quiz: Quiz): Promise<Kept> {
  const { attempt } = await ask<{ attempt: Kept | null }>(request, `GET /api/quiz/student/${quiz._id}`, {
    as,
  })
  if (!attempt) throw new Error(`${as.user.name} has no attempt that runs`)
  return attempt
}

/** Taken and handed in without a browser: one answer a question, an option's place or words. */
export async function handIn(
  request: APIRequestContext,
  as: Person,
  quiz: Quiz,
  given: (number | string)[],
): Promise<void> {
  await attemptOf(request, as, quiz)
  const answers = quiz.questions.map(({ _id: questionId }, at) => {
    const one = given[at]
    return typeof one === 'number' ? { questionId, selectedOption: one } : { questionId, writtenAnswer: one }
  })
  await ask(request, 'POST /api/quiz/submit', { as, data: { quizId: quiz._id, answers } })
}

export interface Submission {
  _id: string
  status: 'submitted' | 'graded'
  totalMarksAwarded: number
  student: { name: string }
}

export async function submissionsOf(
  request: APIRequestContext,
  as: Person,
  quiz: Quiz,
): Promise<Submission[]> {
  const address = `GET /api/submissions/quiz/${quiz._id}?limit=100` as const
  return (await ask<{ submissions: Submission[] }>(request, address, { as })).submissions
}

/** What the server holds of the only submission: an option's place or words, question by question. */
export async function handedInBy(
  request: APIRequestContext,
  as: Person,
  quiz: Quiz,
): Promise<(number | string | null)[]> {
  const [only, ...others] = await submissionsOf(request, as, quiz)
  if (!only || others.length > 0) throw new Error(`${others.length + (only ? 1 : 0)} submissions, not one`)
  const address = `GET /api/submission/${only._id}` as const
  const { submission } = await ask<{ submission: { answers: Given[] } }>(request, address, { as })
  return valuesOf(quiz, submission.answers)
}

export function valuesOf(quiz: Quiz, answers: Given[]): (number | string | null)[] {
  return quiz.questions.map(({ _id }) => {
    const answer = answers.find(({ questionId }) => questionId === _id)
    return answer?.selectedOption ?? answer?.writtenAnswer ?? null
  })
}

export interface Exam {
  _id: string
  title: string
  questions: { _id: string; question: string }[]
}

export async function anExam(
  request: APIRequestContext,
  { teacher, course }: { teacher: Person; course: Course },
  asked: AskedOf[],
): Promise<Exam> {
  const questions = asked.map(({ options, marks = 1, ...rest }) => {
    const questionType = options ? 'multiple-choice' : 'written'
    return { ...rest, marks, questionType, options, correctOption: options ? 0 : undefined }
  })
  const data = {
    title: `${course.title} - Final Examination`,
    description: 'All of it.',
    course: course._id,
    questions,
  }
  const address = 'POST /api/certification/final-exam/new'
  return (await ask<{ finalExam: Exam }>(request, address, { as: teacher, data })).finalExam
}

/** Sat and handed in without a browser. */
export async function handExamIn(
  request: APIRequestContext,
  as: Person,
  course: Course,
  exam: Exam,
  given: (number | string)[],
): Promise<void> {
  await ask(request, `GET /api/certification/final-exam/student/${course._id}`, { as })
  const answers = exam.questions.map(({ _id: questionId }, at) => {
    const one = given[at]
    return typeof one === 'number' ? { questionId, selectedOption: one } : { questionId, writtenAnswer: one }
  })
  const data = { courseId: course._id, answers }
  await ask(request, 'POST /api/certification/final-exam/submit', { as, data })
}

export interface ExamSubmission extends Submission {
  percentage: number
  passed: boolean | null
}

export async function examSubmissionsOf(
  request: APIRequestContext,
  as: Person,
  exam: Exam,
): Promise<ExamSubmission[]> {
  const address = `GET /api/certification/final-exam/${exam._id}/submissions?limit=100` as const
  return (await ask<{ submissions: ExamSubmission[] }>(request, address, { as })).submissions
}
