import type { AnswerInput, DraftAnswer } from '@academy/contract/attempts'
import { completeLecture } from '../features/progress/index.ts'
import type { TestAcademy } from './academy.ts'
import { type AssessmentTraits, anExam, aQuiz, type TestAssessment } from './assessments.ts'
import { aCourse, aLecture, anEnrolment, anInstructor, aStudent, type TestPerson } from './people.ts'

/** A course of one lecture with its instructor, who has a quiz for it; students come as they are needed. */
export interface TestClass {
  owner: TestPerson
  course: { id: string; title: string }
  lecture: { id: string }
}

export async function aClass(academy: TestAcademy): Promise<TestClass> {
  const owner = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: owner })
  return { owner, course, lecture: await aLecture(academy, course, { title: 'Loops' }) }
}

/** Enrolled, with the lecture done. */
export async function aReadyStudent(academy: TestAcademy, { course, lecture }: TestClass) {
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  await academy.write((ctx) => completeLecture(ctx, student.id, course.id, lecture.id))
  return student
}

/** A class with a quiz of two choices and a text, 30 minutes, and one student who may take it. */
export async function aQuizClass(academy: TestAcademy, traits: AssessmentTraits = {}) {
  const room = await aClass(academy)
  const quiz = await aQuiz(academy, room.course, { lecture: room.lecture, ...traits })
  return { ...room, quiz, student: await aReadyStudent(academy, room) }
}

export async function anExamClass(academy: TestAcademy, traits: AssessmentTraits = {}) {
  const room = await aClass(academy)
  const exam = await anExam(academy, room.course, traits)
  return { ...room, exam, student: await aReadyStudent(academy, room) }
}

export const PHONE = 'phone-0001'
export const LAPTOP = 'laptop-001'

/** The calls of one student in one quiz. */
export function taking(academy: TestAcademy, student: TestPerson, quiz: { id: string }) {
  const client = academy.as(student)
  const params = { id: quiz.id }
  return {
    open: () => client.call('GET /api/quiz/student/{id}', { params }),
    /** Opens, and gives the attempt's id. */
    begin: async () => {
      const { attempt } = await client.call('GET /api/quiz/student/{id}', { params })
      if (!attempt) throw new Error('it does not run')
      return attempt._id
    },
    peek: () => client.call('GET /api/quiz/student/{id}', { params, query: { peek: true } }),
    draft: (attemptId: string, answers: DraftAnswer[], since = 0, deviceId = PHONE) =>
      client.send('PUT /api/quiz/draft/{id}', { params, body: { attemptId, deviceId, since, answers } }),
    submit: (answers: AnswerInput[], more: { attemptId?: string; seq?: number; isAuto?: boolean } = {}) =>
      client.send('POST /api/quiz/submit', { body: { quizId: quiz.id, answers, ...more } }),
    result: () => client.call('GET /api/quiz/result/{id}', { params }),
  }
}

/** The calls of one student in the exam of a course. */
export function takingExam(academy: TestAcademy, student: TestPerson, { id: courseId }: { id: string }) {
  const client = academy.as(student)
  const params = { courseId }
  const open = (query = {}) =>
    client.call('GET /api/certification/final-exam/student/{courseId}', { params, query })
  return {
    open: () => open(),
    peek: () => open({ peek: true }),
    draft: (attemptId: string, answers: DraftAnswer[]) =>
      client.send('PUT /api/certification/final-exam/draft/{courseId}', {
        params,
        body: { attemptId, deviceId: PHONE, answers },
      }),
    submit: (answers: AnswerInput[], more: { attemptId?: string; seq?: number } = {}) =>
      client.send('POST /api/certification/final-exam/submit', { body: { courseId, answers, ...more } }),
  }
}

/** The ids of the questions, in their order. */
export function questionIds(assessment: TestAssessment): [string, string, string] {
  const [a = '', b = '', c = ''] = assessment.questions.map(({ _id }) => _id)
  return [a, b, c]
}

/** What the database holds of an attempt's answers: what counts, and what does not. */
export async function storedOf({ services: { db } }: TestAcademy, attemptId: string) {
  const answers = await db
    .selectFrom('attempt_answers')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('question_id')
    .execute()
  const evidence = await db
    .selectFrom('answer_evidence')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('id')
    .execute()
  const submissions = await db
    .selectFrom('submissions')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .execute()
  return { answers, evidence, submissions }
}
