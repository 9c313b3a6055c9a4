import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../db/ids.ts'
import { signedPath } from '../../services/files/index.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { ACCESS_BY_HAND } from '../../testing/access/by-hand.ts'
import {
  aCourse,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  aSuperadmin,
  type TestPerson,
} from '../../testing/people.ts'

let academy: TestAcademy
let callers: (TestPerson | null)[]

beforeAll(async () => {
  academy = await startAcademy()
  const [outsider, enrolled, finished] = [
    await aStudent(academy),
    await aStudent(academy),
    await aStudent(academy),
  ]
  const [colleague, owner] = [await anInstructor(academy), await anInstructor(academy)]
  const course = await aCourse(academy, { instructor: owner })
  await anEnrolment(academy, enrolled, course)
  await anEnrolment(academy, finished, course)
  const staff = [colleague, owner, await anAdmin(academy), await aSuperadmin(academy)]
  callers = [null, outsider, enrolled, finished, ...staff]

  const { db, files } = academy.services
  const [film, notes] = [newId(), newId()]
  const texts = { course_id: course.id, title: 'A', description: 'B', position: 1 }
  const video = { id: film, lecture_type: 'video' as const, file_key: 'media/film.mp4' }
  await db
    .insertInto('lectures')
    .values({ ...texts, ...video, slides: '[]' })
    .execute()
  await db
    .insertInto('lectures')
    .values({ ...texts, id: notes, lecture_type: 'notes', slides: '[]' })
    .execute()
  const image = { key: 'slides/one.webp', lecture_id: notes, size_bytes: 1, width: 1, height: 1 }
  await db
    .insertInto('slide_images')
    .values({ ...image, uploaded_by: colleague.id })
    .execute()
  for (const key of ['media/film.mp4', image.key, 'courses/one-1280.webp', 'questions/one.webp'])
    await files.put(key, Buffer.from('x'))
})
afterAll(() => academy.stop())

/** A signature is made for whoever asks; without a person there is none to make it for. */
async function getAs(person: TestPerson | null, key: string): Promise<number> {
  const { services, clock, app } = academy
  const path = person ? signedPath(key, person.sessionId, clock.now(), services.secret) : `/uploads/${key}`
  return (await app.inject({ url: path })).statusCode
}

async function uploadAs(person: TestPerson | null, method: 'POST' | 'PATCH', url: string): Promise<number> {
  const headers = {
    ...(person && { token: person.token }),
    'tus-resumable': '1.0.0',
    ...(method === 'POST'
      ? { 'upload-length': '4', 'upload-metadata': `filename ${Buffer.from('a.pdf').toString('base64')}` }
      : { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }),
  }
  const payload = method === 'PATCH' ? 'abcd' : undefined
  return (await academy.app.inject({ method, url, headers, payload })).statusCode
}

async function anUploadOf(person: TestPerson | null): Promise<string> {
  const id = newId()
  const owner = person ?? (callers[4] as TestPerson)
  const upload = { id, user_id: owner.id, file_name: 'a.pdf', size_bytes: 4 }
  await academy.services.db.insertInto('uploads').values(upload).execute()
  return `/api/uploads/${id}`
}

const attempts: Record<string, (person: TestPerson | null) => Promise<number>> = {
  'GET /uploads/courses/…': (person) => getAs(person, 'courses/one-1280.webp'),
  'GET /uploads/questions/…': (person) => getAs(person, 'questions/one.webp'),
  'GET /uploads/media/…': (person) => getAs(person, 'media/film.mp4'),
  'GET /uploads/slides/…': (person) => getAs(person, 'slides/one.webp'),
  'POST /api/uploads': (person) => uploadAs(person, 'POST', '/api/uploads'),
  'PATCH /api/uploads/{id}': async (person) => uploadAs(person, 'PATCH', await anUploadOf(person)),
}

it.each(Object.keys(attempts))('%s answers each caller as the table says', async (address) => {
  const statuses: number[] = []
  for (const person of callers) statuses.push((await attempts[address]?.(person)) ?? 0)
  expect(statuses.join(' ')).toBe(ACCESS_BY_HAND[address]?.cells)
})
