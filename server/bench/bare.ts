import cluster from 'node:cluster'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import compress from '@fastify/compress'
import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'
import { columnTypes } from '../src/db/column-types.ts'
import { newId } from '../src/db/ids.ts'
import { marking } from '../src/features/progress/store.ts'
import { checkSignature, signedPath } from '../src/services/files/index.ts'
import { createPasswords } from '../src/services/passwords.ts'
import { hashToken, randomToken } from '../src/services/tokens.ts'
import { serveMessages } from './bare-messages.ts'
import { servePages } from './bare-pages.ts'
import { serveSittings } from './bare-sitting.ts'
import {
  CALLER,
  CATALOGUE_COUNTS,
  CATALOGUE_PAGE,
  COURSE_AND_ENROLMENT,
  LECTURES,
  MEDIA_GRANT,
  PUBLIC_COURSE,
} from './statements.ts'

// biome-ignore lint/suspicious/noExplicitAny: rows as they come
type Row = any

/** What a log-in says that leaves no core to others: heard by the bare handler alone. */
export const EVERY_CORE = 'on every core'

/** As large as the academy's own: with Node's 64 kB a third of the speed is gone, and the comparison would flatter. */
const READ_CHUNK_BYTES = 256 * 1024

/** What somebody in a hurry would write: the same statements, the same answers, and nothing around them. */
export async function serveBare(env: NodeJS.ProcessEnv): Promise<void> {
  const workers = Number(env.WORKERS ?? 1)
  if (cluster.isPrimary && workers > 1) return keepWorkers(workers)
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 12, types: columnTypes })
  const secret = env.SECRET ?? ''
  // As many hashes at once as ours (decision 070): what is compared is what stands around them.
  const passwords = await createPasswords()
  const app = Fastify()
  await app.register(compress, { threshold: 1400, encodings: ['br', 'gzip'], globalDecompression: false })
  const ask = async (text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(named(text, values))).rows
  const callerOf = async (token: unknown) => (await ask(CALLER, [hashToken(String(token)), 5]))[0]

  app.get('/api/course/all', async () => {
    const counted = await ask(CATALOGUE_COUNTS, [0])
    const counts: Record<string, number> = { All: 0 }
    for (const name of CATEGORIES) counts[name] = 0
    for (const row of counted) {
      counts[row.category] = row.courses
      counts.All += row.courses
    }
    const rows = await ask(CATALOGUE_PAGE, [12, 0])
    const total = counts.All ?? 0
    return { courses: rows.map(courseOf), total, page: 1, pages: Math.ceil(total / 12), counts }
  })
  app.get<{ Params: { id: string } }>('/api/course/:id', async ({ params: { id } }) => {
    const [course] = await ask(PUBLIC_COURSE, ['final-exam', id])
    const view = courseOf({ ...course, lecture_count: course.outline.length })
    return { course: { ...view, outline: course.outline.map(outlineOf), ...factsOf(course) } }
  })
  app.get<{ Params: { id: string } }>('/api/lectures/:id', async ({ params: { id }, headers }) => {
    const caller = await callerOf(headers.token)
    await ask(COURSE_AND_ENROLMENT, [caller.id, id])
    const rows = await ask(LECTURES, [id, 1000])
    const now = new Date()
    return { lectures: rows.map((row) => lectureOf(row, signedPath(row.file_key, caller.id, now, secret))) }
  })
  app.put<{ Body: { courseId: string; lectureId: string } }>(
    '/api/markascomplete',
    async ({ body, headers }) => {
      const caller = await callerOf(headers.token)
      const { sql, parameters } = marking.of({ callerId: caller.id, session: '', ...body })
      const [{ completed, all }] = await ask(sql, [...parameters])
      const courseProgressPercentage = Math.floor((completed / all) * 1000) / 10
      const progress = { courseProgressPercentage, completedLectures: completed, allLectures: all }
      return { success: true, message: 'Lecture completed', progress }
    },
  )
  app.post<{ Body: { email: string; password: string } }>('/api/user/login', async ({ body, headers }) => {
    const [user] = await ask('select * from users where email = $1', [body.email])
    const check = headers.hashes === EVERY_CORE ? verify : passwords.verify
    if (!(await check(user.password_hash, body.password))) throw new Error('wrong')
    const token = randomToken()
    const { password_hash: _, ...seen } = await inTransaction(pool, async (client) => {
      await client.query(
        `insert into sessions (id, user_id, token_hash, device, expires_at) values ($1, $2, $3, '', now() + interval '30 days')`,
        [newId(), user.id, hashToken(token)],
      )
      const noted = 'update users set last_login_at = now() where id = $1 returning *'
      const { rows } = await client.query(noted, [user.id])
      await client.query('select course_id from enrolments where user_id = $1 order by course_id desc', [
        user.id,
      ])
      return rows[0]
    })
    return { message: 'ok', token, user: seen }
  })
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>(
    '/uploads/*',
    async (request, reply) => {
      const key = request.params['*']
      const checked = checkSignature(`/uploads/${key}`, request.query, new Date(), secret)
      await ask(MEDIA_GRANT, [key, key, key, key, checked.ok && checked.sessionId])
      const path = join(env.DATA_DIR ?? '', 'media', key)
      const { size } = await stat(path)
      const [start = 0, end = size - 1] = (request.headers.range ?? '')
        .replace('bytes=', '')
        .split('-')
        .map(Number)
      reply.code(206).headers({
        'content-type': 'video/mp4',
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': end - start + 1,
      })
      return reply.send(createReadStream(path, { start, end, highWaterMark: READ_CHUNK_BYTES }))
    },
  )

  const bare = {
    app,
    ask,
    callerOf,
    inTransaction: (work: (client: pg.PoolClient) => Promise<Row>) => inTransaction(pool, work),
  }
  serveSittings(bare)
  serveMessages(bare)
  if (env.PAGES_OF) servePages(bare, env.PAGES_OF)
  await app.listen({ host: '127.0.0.1', port: Number(env.PORT) })
  process.once('SIGTERM', async () => {
    await app.close()
    await pool.end()
    cluster.worker?.disconnect()
  })
}

/** As many of the same as ours, on one socket as ours. */
function keepWorkers(count: number): void {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  for (let n = 0; n < count; n++) cluster.fork()
  process.once('SIGTERM', () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  })
}

const names = new Map<string, string>()
/** Planned once a connection, as ours are. */
function named(text: string, values: unknown[]) {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return { name, text, values }
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Row>): Promise<Row> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    client.release()
  }
}

const CATEGORIES = [
  'Web Development',
  'App Development',
  'Game Development',
  'Data Science',
  'Artificial Intelligence',
]

const courseOf = (row: Row) => ({
  ...{ _id: row.id, title: row.title, description: row.description, category: row.category },
  ...{ createdBy: row.created_by, instructor: row.instructor_id, instructorId: row.instructor_id },
  ...{
    duration: row.duration_weeks,
    price: row.price_rwf,
    courseType: row.course_type,
    image: row.image_key,
  },
  ...{ lectureCount: row.lecture_count, createdAt: row.created_at.toISOString() },
})

const factsOf = (row: Row) => ({
  ...{ studentCount: row.student_count, finishedCount: row.finished_count, quizCount: row.quiz_count },
  passingPercent: row.passing_percent,
  teacher: row.teacher_name && {
    ...{ name: row.teacher_name, courseCount: row.teacher_courses, studentCount: row.teacher_students },
    otherCourses: row.other_courses.map((other: Row) => ({
      ...{ _id: other.id, title: other.title, courseType: other.course_type, price: other.price_rwf },
    })),
  },
  freeCourse: row.free_course && { _id: row.free_course.id, title: row.free_course.title },
})

const outlineOf = (row: Row) => ({
  ...{ title: row.title, lectureType: row.lecture_type, documentType: row.document_type },
  ...{ durationSeconds: row.duration_seconds, pageCount: row.page_count, sizeBytes: row.size_bytes },
})

const lectureOf = (row: Row, video: string) => ({
  ...{ _id: row.id, course: row.course_id, title: row.title, description: row.description },
  ...{ lectureType: row.lecture_type, video, audio: null, document: null, documentType: row.document_type },
  ...{ order: row.position, durationSeconds: row.duration_seconds, pageCount: row.page_count },
  ...{ sizeBytes: row.size_bytes, fileName: row.file_name },
  ...{ createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() },
})
