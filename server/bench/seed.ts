import { mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { searchTextOf } from '@academy/contract/courses'
import type pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { openFiles, signedPath } from '../src/services/files/index.ts'
import { migrateJobs } from '../src/services/jobs/index.ts'
import { createPasswords } from '../src/services/passwords.ts'
import { hashToken } from '../src/services/tokens.ts'
import { adoptStorage } from '../src/storage/index.ts'
import { quiet } from './quiet.ts'
import { settle } from './settle.ts'
import { insertQuiz } from './sitting-crowd.ts'

export const PASSWORD = 'a quiet morning'
export const SECRET = 'the same for both, so that addresses are equal'
export const FILM_KEY = 'media/00000000000000000000000000000001.mp4'
export const FILM_BYTES = 50 * 1024 * 1024
const LECTURES = 20
const STUDENTS = 400
/** Each runs for each student, and is handed in once. */
const QUIZZES = 20
/** Each is sat once by each student, from its first opening on. */
const FRESH_QUIZZES = 12
/** Courses that share one rare word in their titles: what a search finds, however many courses there are. */
const COURSES_A_WORD = 20

/** What the requests of a measurement are about. */
export interface Seeded {
  databaseUrl: string
  courseId: string
  lectureIds: string[]
  students: { email: string; token: string }[]
  filmPath: string
  /** One that every student has open, and many more to be handed in. */
  quizIds: string[]
  /** Those that nobody has opened. */
  freshQuizIds: string[]
  questionIds: string[]
  word: string
}

const id = (kind: string, n: number) => kind.padEnd(4, '0') + n.toString(16).padStart(20, '0')
/** Of the courses of an academy that was filled here, from 0. */
export const courseIdOf = (n: number) => id('c', n)
const SYLLABLES = ['ka', 'mi', 'ro', 'tu', 'be', 'nzi', 'ga', 'hu', 'se', 'wo']
/** Neighbours have little in common: a word of one syllable again and again would be in every title by its letters in threes. */
const wordOf = (n: number) =>
  [...String(10_000 + ((n * 7_919) % 90_000))].map((digit) => SYLLABLES[Number(digit)]).join('')
const CATEGORIES = ['Web Development', 'App Development', 'Game Development', 'Data Science']

/** An academy of that many courses, each with twenty lectures, and four hundred students who study one of them. */
export async function seed(databaseUrl: string, dataDir: string, courseCount: number): Promise<Seeded> {
  await migrateDatabase({ connectionString: databaseUrl, log: quiet })
  const { db, pool, close } = openDatabase({ connectionString: databaseUrl, log: quiet, max: 1 })
  await pool.query('set statement_timeout = 0')
  await migrateJobs(pool)
  const courses = Array.from({ length: courseCount }, (_, n) => {
    const title = `Course ${n} of ${wordOf(Math.floor(n / COURSES_A_WORD))}`
    const description = `Step by step, with small projects: maps, markets and buses of a city. Part ${n}.`
    const category = CATEGORIES[n % CATEGORIES.length]
    return { id: id('c', n), title, description, category, search: searchTextOf({ title, description }) }
  })
  await insert(
    pool,
    'courses',
    courses,
    `id, title, description, category, 'Impinga', 4, 0, 'free', search`,
    {
      into: 'id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search',
      shape: 'id text, title text, description text, category text, search text',
    },
  )
  const courseId = id('c', Math.floor(courseCount / 2))
  await pool.query(
    `insert into lectures (id, course_id, title, description, lecture_type, file_key, file_name, size_bytes, duration_seconds, position)
     select '1ec0' || lpad(to_hex(row_number() over ()), 20, '0'), c.id, 'Lecture ' || n, 'What we do, step by step.', 'video',
       case when c.id = $1 and n = 1 then $2 else 'media/' || md5(c.id || n) || '.mp4' end, 'lecture.mp4', $3, 300, n
     from courses c cross join generate_series(1, $4::int) n`,
    [courseId, FILM_KEY, FILM_BYTES, LECTURES],
  )
  const passwordHash = await createPasswords().hash(PASSWORD)
  const students = Array.from({ length: STUDENTS }, (_, n) => ({
    id: id('5', n),
    email: `student${n}@example.rw`,
    token: `token-of-student-number-${n}-in-this-measurement`,
  }))
  const hashed = students.map(({ token, ...student }) => ({ ...student, token_hash: hashToken(token) }))
  await insert(pool, 'users', hashed, `id, 'Aline Uwase', email, '${passwordHash}'`, {
    into: 'id, name, email, password_hash',
    shape: 'id text, email text',
  })
  await insert(pool, 'sessions', hashed, `id, id, token_hash, 'Bench', now() + interval '1 day'`, {
    into: 'id, user_id, token_hash, device, expires_at',
    shape: 'id text, token_hash text',
  })
  await pool.query('insert into enrolments (course_id, user_id) select $1, id from users', [courseId])
  const quizIds = Array.from({ length: QUIZZES }, (_, n) => id('a', n))
  const freshQuizIds = Array.from({ length: FRESH_QUIZZES }, (_, n) => id('af', n))
  const questionIds = Array.from({ length: 10 }, (_, n) => id('9', n))
  for (const quizId of [...quizIds, ...freshQuizIds])
    await insertQuiz(pool, { courseId, quizId, questionIds })
  await pool.query(
    `insert into attempts (id, assessment_id, paper_id, course_id, student_id, started_at, deadline)
     select 'a77e' || lpad(to_hex(row_number() over ()), 20, '0'), a.id, a.id, a.course_id, u.id, now(), now() + interval '5 hours'
     from assessments a cross join users u where a.id = any($1)`,
    [quizIds],
  )
  await settle(pool)
  const lectures = await pool.query('select id from lectures where course_id = $1 order by position', [
    courseId,
  ])
  await writeFilm(dataDir)
  // The other lectures' films are nowhere, which a start would take for somebody else's storage.
  const files = await openFiles({ directory: join(dataDir, 'media'), storageUrl: null })
  await adoptStorage({ db, files })
  await files.close()
  await close()
  return {
    databaseUrl,
    courseId,
    lectureIds: lectures.rows.map((row: { id: string }) => row.id),
    students,
    filmPath: signedPath(FILM_KEY, students[0]?.id ?? '', new Date(), SECRET),
    ...{ quizIds, freshQuizIds },
    questionIds,
    word: wordOf(3),
  }
}

async function insert(
  pool: pg.Pool,
  table: string,
  rows: object[],
  values: string,
  { into, shape }: { into: string; shape: string },
): Promise<void> {
  await pool.query(
    `insert into ${table} (${into}) select ${values} from jsonb_to_recordset($1::jsonb) as r(${shape})`,
    [JSON.stringify(rows)],
  )
}

async function writeFilm(dataDir: string): Promise<void> {
  mkdirSync(join(dataDir, 'media/media'), { recursive: true })
  const file = await open(join(dataDir, 'media', FILM_KEY), 'w')
  await file.writeFile(Buffer.alloc(FILM_BYTES, 'film'))
  await file.close()
}
