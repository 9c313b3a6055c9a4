import { newId } from '../../db/ids.ts'
import { hashToken, randomToken } from '../../services/tokens.ts'
import type { TestAcademy } from '../academy.ts'
import { anExam, aQuiz, type QuestionTraits } from '../assessments.ts'
import { aCourse, aLecture, anInstructor, type TestPerson } from '../people.ts'
import { LIMIT_MINUTES, type Plan } from './plan.ts'
import type { Served } from './served.ts'
import type { VirtualTime } from './virtual-time.ts'

/** A quiz by its own id, an exam by its course's, as its calls name it. */
export interface Place {
  kind: Plan['kind']
  id: string
}

/** Made once for all schedules: a course, a quiz, an exam, and who teaches. */
export interface School {
  academy: TestAcademy
  teacher: TestPerson
  courseId: string
  lectureId: string
  assessmentIds: Record<Plan['kind'], string>
  places: Record<Plan['kind'], Place>
  questionIds: Record<Plan['kind'], string[]>
}

/** What the phones of one wave share. */
export interface World {
  time: VirtualTime
  served: Served
  /** The server's time now, in milliseconds. */
  serverMs(): number
  endSession(token: string): Promise<unknown>
}

export interface SimStudent {
  id: string
  tokens: string[]
}

export const QUESTIONS: QuestionTraits[] = [
  { correctOption: 0 },
  { correctOption: 1, marks: 2 },
  { correctOption: 2 },
  { type: 'written', marks: 3 },
]
const SESSIONS_EACH = 5

export async function buildSchool(academy: TestAcademy): Promise<School> {
  const teacher = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: teacher })
  const lecture = await aLecture(academy, course)
  const asked = (kind: Plan['kind']) => ({ questions: QUESTIONS, timeLimitMinutes: LIMIT_MINUTES[kind] })
  const quiz = await aQuiz(academy, course, asked('quiz'))
  const exam = await anExam(academy, course, asked('final-exam'))
  return {
    ...{ academy, teacher, courseId: course.id, lectureId: lecture.id },
    assessmentIds: { quiz: quiz.id, 'final-exam': exam.id },
    places: {
      quiz: { kind: 'quiz', id: quiz.id },
      'final-exam': { kind: 'final-exam', id: course.id },
    },
    questionIds: {
      quiz: quiz.questions.map(({ _id }) => _id),
      'final-exam': exam.questions.map(({ _id }) => _id),
    },
  }
}

/** Enrolled, through with the lectures, and signed in a few times; all of them in four statements. */
export async function enrolMany(
  { academy, courseId, lectureId }: School,
  count: number,
): Promise<SimStudent[]> {
  const students = Array.from({ length: count }, () => ({
    id: newId(),
    tokens: Array.from({ length: SESSIONS_EACH }, randomToken),
  }))
  const expires = new Date(Date.now() + 24 * 60 * 60_000)
  await academy.write(async ({ db }) => {
    const users = students.map(({ id }) => ({
      ...{ id, name: 'Aline Uwase', email: `${id}@example.rw`, password_hash: 'nobody logs in with it' },
    }))
    const sessions = students.flatMap(({ id, tokens }) =>
      tokens.map((token) => ({
        ...{
          id: newId(),
          user_id: id,
          token_hash: hashToken(token),
          device: 'Simulated',
          expires_at: expires,
        },
      })),
    )
    const enrolments = students.map(({ id }) => ({ course_id: courseId, user_id: id }))
    const completions = enrolments.map((row) => ({ ...row, lecture_id: lectureId }))
    await db.insertInto('users').values(users).execute()
    await db.insertInto('sessions').values(sessions).execute()
    await db.insertInto('enrolments').values(enrolments).execute()
    await db.insertInto('lecture_completions').values(completions).execute()
  })
  return students
}
