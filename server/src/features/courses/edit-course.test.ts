import { COURSE_MESSAGES as M, smallCourseImage } from '@academy/contract/courses'
import { HTTP_MESSAGES } from '@academy/contract/http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import {
  aCourse,
  aLecture,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { completeLecture } from '../progress/index.ts'

let academy: TestAcademy
let grace: TestPerson
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  grace = await anInstructor(academy, { name: 'Grace Mukamana' })
  admin = await anAdmin(academy)
})
afterAll(() => academy.stop())

const fields = {
  title: 'Maps of Kigali',
  description: 'Streets and hills.',
  category: 'Data Science',
  duration: 3,
  price: 45_000,
}
const create = async (body: object, file = aPicture()) =>
  academy
    .as(grace)
    .send('POST /api/instructor/courses/new', { body: { ...fields, ...body }, file: await file })
const keysIn = async (prefix: string) => {
  const keys: string[] = []
  for await (const { key } of academy.services.files.list(prefix)) keys.push(key)
  return keys.sort()
}
const keyOf = (image: string) => image.replace('/uploads/', '')

describe('creating a course', () => {
  test('makes the caller its owner, whatever the form says', async () => {
    const other = await anInstructor(academy)
    const { body } = await create({ instructorId: other.id, instructor: other.id, createdBy: 'Somebody' })
    expect(body).toMatchObject({
      message: M.created,
      course: {
        title: 'Maps of Kigali',
        instructor: grace.id,
        instructorId: grace.id,
        createdBy: grace.name,
      },
    })
  })

  test('keeps the picture in two widths, written anew, and nothing else', async () => {
    const before = await keysIn('courses/')
    const { body } = await create({})
    const large = keyOf(body.course.image)
    expect(large).toMatch(/^courses\/[0-9a-f]{32}-1280\.webp$/)
    const added = (await keysIn('courses/')).filter((key) => !before.includes(key))
    expect(added).toEqual([large, keyOf(smallCourseImage(body.course.image))].sort())
    expect(await keysIn('media/')).toEqual([])
  })

  test.each([
    [{ price: 5000 }, { courseType: 'paid', price: 5000 }],
    [{ price: '5000' }, { courseType: 'paid', price: 5000 }],
    [{ price: undefined }, { courseType: 'free', price: 0 }],
    [
      { price: 5000, courseType: 'free' },
      { courseType: 'free', price: 0 },
    ],
    [
      { price: 0, courseType: 'paid' },
      { courseType: 'paid', price: 0 },
    ],
  ])('%j is %j', async (given, expected) => {
    expect((await create(given)).body.course).toMatchObject(expected)
  })

  test.each([
    [{ title: '   ' }, M.titleRequired],
    [{ title: undefined }, M.titleRequired],
    [{ description: '' }, M.descriptionRequired],
    [{ category: undefined }, M.categoryRequired],
    [{ category: 'Cooking' }, M.categoryRequired],
    [{ duration: 0 }, M.durationInvalid],
    [{ duration: 1.5 }, M.durationInvalid],
    [{ duration: 'ten' }, M.durationInvalid],
    [{ duration: '0x10' }, M.durationInvalid],
    [{ duration: 105 }, M.durationTooLong],
    [{ price: -1 }, M.priceInvalid],
    [{ price: '1e309' }, M.priceInvalid],
    [{ price: 0.5 }, M.priceInvalid],
    [{ price: 100_000_001 }, M.priceTooHigh],
    [{ courseType: 'gratis' }, M.courseTypeInvalid],
  ])('refuses %j, and keeps no file', async (wrong, message) => {
    const before = await keysIn('')
    const answer = await create(wrong)
    expect(answer).toMatchObject({ status: 400, body: { message } })
    expect(Object.keys(answer.body.fields)).toEqual(Object.keys(wrong))
    expect(await keysIn('')).toEqual(before)
  })

  test('wants a picture', async () => {
    const answer = await academy.as(grace).send('POST /api/instructor/courses/new', { body: fields })
    expect(answer).toMatchObject({ status: 400, body: { message: M.imageRequired } })
  })

  test.each([
    ['script.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['page.jpg', '<html><script>alert(1)</script></html>'],
    ['empty.png', '', HTTP_MESSAGES.fileEmpty],
    ['broken.png', '\x89PNG\r\n\x1a\nnot really'],
    ['../../etc/passwd', 'root:x:0:0'],
  ])('refuses %s for what it is', async (name, text, message = M.imageInvalid) => {
    const before = await keysIn('')
    const file = { name, bytes: Buffer.from(text, 'latin1'), type: 'image/png' }
    const answer = await create({}, Promise.resolve(file))
    expect(answer).toMatchObject({ status: 400, body: { message } })
    expect(await keysIn('')).toEqual(before)
  })
})

describe('an admin', () => {
  const createAsAdmin = async (body: object) =>
    academy.as(admin).send('POST /api/course/new', { body: { ...fields, ...body }, file: await aPicture() })

  test('names the creator and the instructor; the name grants nothing', async () => {
    const { body } = await createAsAdmin({ instructorId: grace.id, createdBy: 'The Map Club' })
    expect(body.course).toMatchObject({ createdBy: 'The Map Club', instructorId: grace.id })
    const named = (await createAsAdmin({ createdBy: grace.name, instructorId: '' })).body.course
    expect(named).toMatchObject({ createdBy: grace.name, instructorId: null })
    const params = { id: named._id }
    expect((await academy.as(grace).send('DELETE /api/course/{id}', { params })).status).toBe(403)
  })

  test('gives a course only to a current instructor', async () => {
    const student = await aStudent(academy)
    for (const instructorId of [student.id, admin.id, 'f'.repeat(24)]) {
      expect(await createAsAdmin({ instructorId })).toMatchObject({
        status: 400,
        body: { message: M.instructorNotFound },
      })
    }
    expect(await createAsAdmin({ instructorId: 'undefined' })).toMatchObject({
      status: 400,
      body: { message: M.instructorInvalid },
    })
  })

  test('assigns a course: the former owner has no rights any more, and it is written down', async () => {
    const [former, next] = [await anInstructor(academy), await anInstructor(academy, { name: 'Olive Keza' })]
    const course = await aCourse(academy, { instructor: former })
    const body = { courseId: course.id, instructorId: next.id }
    const assigned = await academy.as(admin).call('POST /api/course/assign', { body })
    expect(assigned.course).toMatchObject({ instructor: next.id, createdBy: 'Olive Keza' })
    const open = (person: TestPerson) =>
      academy.as(person).send('GET /api/instructor/courses/{id}', { params: { id: course.id } })
    expect((await open(former)).status).toBe(403)
    expect((await open(next)).status).toBe(200)
    const acts = await academy.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', course.id)
      .execute()
    expect(acts).toMatchObject([
      {
        action: 'assign-course',
        actor_id: admin.id,
        details: { before: { instructor: former.id }, after: { instructor: next.id } },
      },
    ])
  })
})

describe('changing a course', () => {
  const change = (id: string, body: object, file?: Awaited<ReturnType<typeof aPicture>>) =>
    academy.as(grace).send('PUT /api/instructor/courses/{id}', { params: { id }, body, file })

  test('changes what is sent and keeps the rest', async () => {
    const course = await aCourse(academy, { instructor: grace, price: 9000 })
    const { body } = await change(course.id, { title: 'Renamed', instructorId: admin.id, createdBy: 'Me' })
    expect(body.course).toMatchObject({
      title: 'Renamed',
      price: 9000,
      courseType: 'paid',
      instructor: grace.id,
      createdBy: grace.name,
      description: course.description,
    })
    expect((await change(course.id, { courseType: 'free' })).body.course).toMatchObject({ price: 0 })
    expect((await change(course.id, { price: 700 })).body.course).toMatchObject({ courseType: 'paid' })
    const found = await academy.as(null).call('GET /api/course/all', { query: { q: 'renamed' } })
    expect(found.courses.map(({ _id }) => _id)).toEqual([course.id])
  })

  test('a new picture replaces the old one, whose files wait to be removed', async () => {
    const made = (await create({})).body.course
    const { body } = await change(made._id, {}, await aPicture())
    expect(body.course.image).not.toBe(made.image)
    const orphans = await academy.services.db.selectFrom('orphan_files').select('key').execute()
    const keys = orphans.map(({ key }) => key)
    expect(keys).toContain(keyOf(made.image))
    expect(keys).toContain(keyOf(smallCourseImage(made.image)))
  })
})

test('deleting takes everything along and writes down what was lost', async () => {
  const course = await aCourse(academy, { instructor: grace, title: 'Short-lived' })
  const [video] = [await aLecture(academy, course, { type: 'video' }), await aLecture(academy, course)]
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  await academy.write((ctx) => completeLecture(ctx, student.id, course.id, video.id))
  const params = { id: course.id }
  expect(await academy.as(grace).call('DELETE /api/instructor/courses/{id}', { params })).toEqual({
    message: M.deleted,
  })
  expect((await academy.as(null).send('GET /api/course/{id}', { params })).status).toBe(404)
  expect((await academy.as(grace).send('DELETE /api/course/{id}', { params })).status).toBe(404)
  expect((await academy.as(student).call('GET /api/mycourse')).courses).toEqual([])
  const { rows } = await sql<{ left: number }>`select
    (select count(*) from lectures where course_id = ${course.id}) +
    (select count(*) from enrolments where course_id = ${course.id}) +
    (select count(*) from lecture_completions where course_id = ${course.id}) as left`.execute(
    academy.services.db,
  )
  expect(rows[0]?.left).toBe(0)
  const act = await academy.services.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'delete-course')
    .executeTakeFirstOrThrow()
  expect(act).toMatchObject({
    actor_id: grace.id,
    subject_id: course.id,
    details: { title: 'Short-lived', lectures: 2, students: 1, completions: 1, questions: 0 },
  })
})

test('lists: an instructor sees their own, an admin all, with counts', async () => {
  const olive = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: olive })
  await aCourse(academy, { instructor: await anInstructor(academy) })
  await aLecture(academy, course)
  await anEnrolment(academy, await aStudent(academy), course)
  const own = await academy.as(olive).call('GET /api/instructor/courses')
  expect(own.courses).toMatchObject([{ _id: course.id, lectureCount: 1, studentCount: 1, quizCount: 0 }])
  const [all, everything] = [
    await academy.as(admin).call('GET /api/courses'),
    await academy.as(admin).call('GET /api/instructor/courses'),
  ]
  expect(all.courses.length).toBeGreaterThan(1)
  expect(everything).toEqual(all)
  // A list that stops says how many there are, and where the others stand.
  const { total } = all
  expect([total, all.page, all.pages]).toEqual([all.courses.length, 1, 1])
  const last = await academy
    .as(admin)
    .call('GET /api/courses', { query: { page: '2', limit: String(total - 1) } })
  expect(last).toEqual({ courses: [all.courses.at(-1)], total, page: 2, pages: 2, hasMore: false })
  expect(await academy.as(olive).call('GET /api/instructor/courses', {})).toMatchObject({
    total: 1,
    pages: 1,
  })
})
