import pg from 'pg'
import { type Crowd, type Sitter, seedCrowd } from '../bench/sitting-crowd.ts'
import { hashToken } from '../src/services/tokens.ts'

const TEACHER: Sitter = { id: 'd'.repeat(24), token: 'token-of-the-teacher-of-this-drill-only' }

/** One course, its teacher, and a quiz with students who have not begun it. */
export interface School extends Crowd {
  courseId: string
  teacher: Sitter
}

/** Fills an empty database. */
export async function seedSchool(databaseUrl: string, students: number): Promise<School> {
  const crowd = await seedCrowd(databaseUrl, students)
  const [course] = await rowsOf<{ id: string }>(databaseUrl, 'select id from courses')
  const { id, token } = TEACHER
  await rowsOf(
    databaseUrl,
    `insert into users (id, name, email, password_hash, role) values ($1, 'Clarisse', 'clarisse@example.rw', 'x', 'instructor')`,
    [id],
  )
  await rowsOf(
    databaseUrl,
    `insert into sessions (id, user_id, token_hash, device, expires_at) values ($1, $1, $2, 'Drill', now() + interval '1 day')`,
    [id, hashToken(token)],
  )
  await rowsOf(databaseUrl, 'update courses set instructor_id = $1', [id])
  return { ...crowd, courseId: course?.id ?? '', teacher: TEACHER }
}

export async function rowsOf<Row>(databaseUrl: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {}) // the query itself says so too
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}
