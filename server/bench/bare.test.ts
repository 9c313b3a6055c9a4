import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coursesRoutes } from '../src/features/courses/routes.ts'
import type { PageCall } from '../src/http/pages/answer-call.ts'
import { visitorCalls } from '../src/http/pages/visitor-calls.ts'
import { startAcademy, type TestAcademy } from '../src/testing/academy.ts'
import { anEnrolment, aStudent, PASSWORD, type TestPerson } from '../src/testing/people.ts'
import { createTestDatabase, type TestDatabase } from '../src/testing/postgres.ts'
import { asked } from '../src/testing/round-trips.ts'
import { aQuizClass, aReadyStudent, PHONE, questionIds } from '../src/testing/sittings.ts'
import { bareApp } from './bare-app.ts'
import { type BareDatabase, openBareDatabase } from './bare-database.ts'

let database: TestDatabase
let academy: TestAcademy
let bareDatabase: BareDatabase
/** Stands for the academy whose drawn pages are sent. */
let pages: FastifyInstance
let bare: FastifyInstance
let room: Awaited<ReturnType<typeof aQuizClass>>

beforeAll(async () => {
  database = await createTestDatabase()
  academy = await startAcademy({ database })
  pages = Fastify().get('/*', () => '<!doctype html>')
  bareDatabase = openBareDatabase(database.connectionString)
  bare = await bareApp(bareDatabase, {
    ...{ secret: academy.services.secret, dataDir: '/nowhere' },
    pagesOf: await pages.listen({ port: 0, host: '127.0.0.1' }),
  })
  room = await aQuizClass(academy)
})
afterAll(async () => {
  await bare.close()
  await pages.close()
  await bareDatabase.close()
  await academy.stop()
})

type Call = Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers'>
const AS_BROWSER = { accept: 'text/html', 'accept-encoding': 'br' }
/** Around a transaction, which ours sends together with what is in it. */
const AROUND = /^(begin|start transaction|commit)$/

/** What one side asks for such a call, once it knows what it keeps. */
async function statementsOf(app: FastifyInstance, calls: readonly Call[]) {
  const ask = async ({ headers, ...call }: Call) => {
    const { statusCode, payload } = await app.inject({ ...call, headers: { ...AS_BROWSER, ...headers } })
    if (statusCode >= 300) throw new Error(`${call.method} ${call.url} was answered with ${payload}`)
  }
  for (const call of calls.slice(0, -1)) await ask(call)
  await academy.services.liveSettings.look('now')
  const { statements } = await asked(() => ask(calls.at(-1) as Call))
  return statements.filter(({ text }) => !AROUND.test(text.trim()))
}

const get = (url: string, person?: TestPerson): Call => ({
  ...{ method: 'GET', url },
  headers: person ? { token: person.token } : {},
})

/** What of each call comes before it, by somebody of whom nothing is due: a visit is written now and then, by ours alone. */
const calls: Record<string, () => Promise<Call[]> | Call[]> = {
  catalogue: () => [get('/api/course/all?limit=12'), get('/api/course/all?limit=12')],
  'course page': () => [get(`/api/course/${room.course.id}`), get(`/api/course/${room.course.id}`)],
  'lectures of a course': () => twice(get(`/api/lectures/${room.course.id}`, room.student)),
  'mark complete': async () => {
    const student = await aStudent(academy)
    await anEnrolment(academy, student, room.course)
    const payload = { courseId: room.course.id, lectureId: room.lecture.id }
    return [{ ...get('/api/markascomplete', student), method: 'PUT', payload }]
  },
  'opening a quiz': async () => twice(get(`/api/quiz/student/${room.quiz.id}`, await anybody())),
  'opening a quiz first': async () => [
    get(`/api/lectures/${room.course.id}`, room.student),
    get(`/api/quiz/student/${room.quiz.id}`, await anybody()),
  ],
  'ten answers saved': async () => [await drafting(await begun())],
  'handing in': async () => [handingIn(await begun())],
  'handing in what was saved': async () => {
    const sitting = await begun()
    return [await drafting(sitting), handingIn(sitting)]
  },
  'the result': async () => {
    const sitting = await begun()
    return [handingIn(sitting), get(`/api/quiz/result/${room.quiz.id}`, sitting.student)]
  },
  'a log-in': async () => {
    const { email } = await aStudent(academy)
    return [{ ...get('/api/user/login'), method: 'POST', payload: { email, password: PASSWORD } }]
  },
  'a message': () => {
    const payload = { receiverId: room.owner.id, courseId: room.course.id, content: 'Where is it?' }
    return [{ ...get('/api/messages/send', room.student), method: 'POST', payload }]
  },
}
const twice = (call: Call): Call[] => [call, call]

test.each(Object.entries(calls))(
  'the bare handler prepares and asks what ours does: %s',
  async (_name, of) => {
    const ours = await statementsOf(academy.app, await of())
    const theirs = await statementsOf(bare, await of())
    expect(theirs.map(({ text }) => text).sort()).toEqual(ours.map(({ text }) => text).sort())
    expect(theirs.filter(({ name }) => name === undefined)).toEqual([])
  },
)

/** `bench -- hot` compares what both sides answer before it measures; this says it in time. */
test.each(['catalogue', 'course page', 'mark complete'])(
  'the bare handler answers what ours does: %s',
  async (name) => {
    const last = async (app: FastifyInstance) => {
      const { headers, ...call } = (await calls[name]?.())?.at(-1) ?? {}
      const reply = await app.inject({ ...call, headers: { ...AS_BROWSER, ...headers } })
      const isPacked = reply.headers['content-encoding'] === 'br'
      return String(isPacked ? brotliDecompressSync(reply.rawPayload) : reply.payload)
    }
    expect(await last(bare)).toBe(await last(academy.app))
  },
)

/** For each reader of a drawn page its calls tell what they would be made from, and it is drawn where that is another. */
test.each<[string, () => string, () => PageCall]>([
  [
    'the catalogue',
    () => '/courses',
    () => ({ ...NO_PARTS, address: 'GET /api/course/all', query: { page: '1', limit: '12' } }),
  ],
  [
    'a course',
    () => `/course/${room.course.id}`,
    () => ({ ...NO_PARTS, address: 'GET /api/course/{id}', params: { id: room.course.id } }),
  ],
])('the bare handler asks before a page what is asked to draw it: %s', async (_name, url, callOf) => {
  const drawing = visitorCalls(coursesRoutes, academy.services)
  const { statements: ours } = await asked(() => drawing(callOf()))
  const theirs = await statementsOf(bare, twice(get(url())))
  expect(theirs.map(({ text }) => text).sort()).toEqual(ours.map(({ text }) => text).sort())
  expect(theirs.filter(({ name }) => name === undefined)).toEqual([])
})
const NO_PARTS = { params: {}, query: {}, url: '' }

const anybody = async (): Promise<TestPerson> => {
  const student = await aReadyStudent(academy, room)
  await academy.as(student).call('GET /api/lectures/{courseId}', { params: { courseId: room.course.id } })
  return student
}

type Begun = { student: TestPerson; attemptId: string }
async function begun(): Promise<Begun> {
  const student = await anybody()
  const params = { id: room.quiz.id }
  const { attempt } = await academy.as(student).call('GET /api/quiz/student/{id}', { params })
  return { student, attemptId: attempt?._id ?? '' }
}

const answersOf = () =>
  questionIds(room.quiz)
    .slice(0, 2)
    .map((questionId) => ({ questionId, selectedOption: 0 }))

function drafting({ student, attemptId }: Begun): Call {
  const answers = answersOf().map((answer) => ({ ...answer, seq: 1 }))
  const payload = { attemptId, deviceId: PHONE, answers }
  return { ...get(`/api/quiz/draft/${room.quiz.id}`, student), method: 'PUT', payload }
}

function handingIn({ student }: Begun): Call {
  const payload = { quizId: room.quiz.id, answers: answersOf() }
  return { ...get('/api/quiz/submit', student), method: 'POST', payload }
}
