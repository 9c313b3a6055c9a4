import type pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { migrateJobs } from '../src/services/jobs/index.ts'
import { hashToken } from '../src/services/tokens.ts'
import { quiet } from './quiet.ts'
import { settle } from './settle.ts'
import type { Call } from './wire.ts'

const QUESTIONS = 10
const OPTIONS = ['`p`', '`img`', '`a`', '`li`']
const MINUTES = 60

export interface Sitter {
  id: string
  token: string
}
/** Students of one course, and the quiz that all of them take. */
export interface Crowd {
  quizId: string
  questionIds: string[]
  sitters: Sitter[]
}

const id = (kind: string, n: number) => kind.padEnd(4, '0') + n.toString(16).padStart(20, '0')

/** An academy with one course, one quiz of ten questions, and that many students who are signed in. */
export async function seedCrowd(databaseUrl: string, count: number): Promise<Crowd> {
  await migrateDatabase({ connectionString: databaseUrl, log: quiet })
  const { pool, close } = openDatabase({ connectionString: databaseUrl, log: quiet, max: 1 })
  try {
    await migrateJobs(pool)
    const [courseId, quizId] = [id('c', 1), id('a', 1)]
    const questionIds = Array.from({ length: QUESTIONS }, (_, n) => id('9', n))
    const sitters = Array.from({ length: count }, (_, n) => ({
      id: id('5', n),
      token: `token-of-sitter-number-${n}-in-this-measurement`,
    }))
    await pool.query(
      `insert into courses (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
       values ($1, 'A course', 'Step by step.', 'Web Development', 'Impinga', 4, 0, 'free', 'a course')`,
      [courseId],
    )
    const people = JSON.stringify(sitters.map((row) => ({ ...row, hash: hashToken(row.token) })))
    const from = `from jsonb_to_recordset($1::jsonb) as r(id text, hash text)`
    await pool.query(
      `insert into users (id, name, email, password_hash) select id, 'Aline Uwase', id || '@example.rw', 'x' ${from}`,
      [people],
    )
    await pool.query(
      `insert into sessions (id, user_id, token_hash, device, expires_at)
       select id, id, hash, 'Bench', now() + interval '1 day' ${from}`,
      [people],
    )
    await pool.query('insert into enrolments (course_id, user_id) select $1, id from users', [courseId])
    await insertQuiz(pool, { courseId, quizId, questionIds })
    await settle(pool)
    return { quizId, questionIds, sitters }
  } finally {
    await close()
  }
}

type Quiz = { courseId: string; quizId: string; questionIds: readonly string[] }

export async function insertQuiz(pool: pg.Pool, { courseId, quizId, questionIds }: Quiz): Promise<void> {
  const questions = questionIds.map((_id, n) => ({
    ...{ _id, question: `Which element holds picture ${n}?`, questionType: 'multiple-choice' },
    ...{ options: OPTIONS, marks: 1, image: null },
  }))
  const key = Object.fromEntries(questionIds.map((_id) => [_id, 1]))
  await pool.query(
    `insert into assessments (id, kind, course_id, title, description, time_limit_minutes, passing_percent, question_count, total_marks)
     values ($1, 'quiz', $2, 'What we have learned', 'A few questions.', $3, 70, $4::int, $4::int)`,
    [quizId, courseId, MINUTES, questionIds.length],
  )
  await pool.query(
    `insert into papers (id, assessment_id, version, questions, answer_key, question_count, total_marks)
     values ($1, $2, 1, $3, $4, $5::int, $5::int)`,
    [quizId, quizId, JSON.stringify(questions), JSON.stringify(key), questionIds.length],
  )
}

export const opening = ({ quizId }: Crowd, { token }: Sitter): Call => ({
  method: 'GET',
  path: `/api/quiz/student/${quizId}`,
  headers: { token },
})

/** Moments spread over that time, the same every run. */
export const spread = (count: number, overMs: number): number[] =>
  Array.from({ length: count }, (_, n) => Math.floor((((n * 7919) % count) * overMs) / count))

/** What somebody chooses: different people differently, the same person always the same. */
export const choiceOf = (n: number, question: number): number => (n + question) % OPTIONS.length

/** All ten answers, or those of the given places. */
export function handingIn(
  { quizId, questionIds, sitters }: Crowd,
  n: number,
  places: readonly number[] = questionIds.map((_, place) => place),
): Call {
  const answers = places.map((place) => ({
    questionId: questionIds[place],
    questionType: 'multiple-choice',
    selectedOption: choiceOf(n, place),
  }))
  const { token } = sitters[n] as Sitter
  return {
    method: 'POST',
    path: '/api/quiz/submit',
    headers: { token },
    body: JSON.stringify({ quizId, answers }),
  }
}
