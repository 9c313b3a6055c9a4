import { ENROLMENT_MESSAGES } from '@academy/contract/enrolments'
import { LECTURE_MESSAGES } from '@academy/contract/lectures'
import { PROGRESS_MESSAGES as M } from '@academy/contract/progress'
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

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

/** A student in a course of their own with lectures of 100 seconds. */
async function study(lectureCount: number) {
  const [student, grace] = [await aStudent(academy), await anInstructor(academy)]
  const course = await aCourse(academy, { instructor: grace })
  const lectures: { id: string }[] = []
  for (let i = 0; i < lectureCount; i++) lectures.push(await aLecture(academy, course, { type: 'video' }))
  await anEnrolment(academy, student, course)
  return { student, grace, course, lectures }
}
const mark = (person: TestPerson, courseId: string, lectureId: string, more = {}) =>
  academy.as(person).send('PUT /api/markascomplete', { body: { courseId, lectureId, ...more } })
const progressOf = (person: TestPerson, course: string) =>
  academy.as(person).call('GET /api/user/progress', { query: { course } })

describe('marking a lecture', () => {
  test('counts it once; both reads agree; all of them are 100 %', async () => {
    const { student, course, lectures } = await study(3)
    const first = await mark(student, course.id, lectures[0]?.id ?? '')
    const summary = { courseProgressPercentage: 33.3, completedLectures: 1, allLectures: 3 }
    expect(first).toMatchObject({ status: 200, body: { success: true, message: M.completed } })
    expect(first.body.progress).toEqual(summary)
    expect((await mark(student, course.id, lectures[0]?.id ?? '')).body).toEqual(first.body)
    const read = await progressOf(student, course.id)
    expect(read).toEqual({
      ...summary,
      progress: [{ course: course.id, completedLectures: [lectures[0]?.id] }],
    })
    expect(await academy.as(student).call('GET /api/progress', { query: { course: course.id } })).toEqual(
      read,
    )
    for (const { id } of lectures) await mark(student, course.id, id)
    expect(await progressOf(student, course.id)).toMatchObject({ courseProgressPercentage: 100 })
  })

  test('all at once, each twice: the last answer is whole, and nothing is counted twice', async () => {
    const { student, course, lectures } = await study(8)
    const answers = await Promise.all(
      [...lectures, ...lectures].map(({ id }) => mark(student, course.id, id)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const counts = answers.map(({ body }) => body.progress.completedLectures as number)
    expect(Math.max(...counts)).toBe(8)
    expect(await progressOf(student, course.id)).toMatchObject({
      completedLectures: 8,
      courseProgressPercentage: 100,
    })
  })

  test('of another course, of none, and of a course one does not study', async () => {
    const { student, course, lectures } = await study(1)
    const other = await study(1)
    const [mine, foreign] = [lectures[0]?.id ?? '', other.lectures[0]?.id ?? '']
    const expectRefused = async (call: ReturnType<typeof mark>, status: number, message: string) =>
      expect(await call).toMatchObject({ status, body: { message } })
    await expectRefused(mark(student, course.id, foreign), 400, M.lectureNotInCourse)
    await expectRefused(mark(student, other.course.id, foreign), 403, ENROLMENT_MESSAGES.notEnrolled)
    await expectRefused(mark(student, other.course.id, mine), 403, ENROLMENT_MESSAGES.notEnrolled)
    await expectRefused(mark(student, course.id, 'f'.repeat(24)), 404, LECTURE_MESSAGES.notFound)
    await expectRefused(mark(student, 'f'.repeat(24), mine), 404, 'Course not found')
    await expectRefused(mark(student, course.id, 'undefined'), 400, LECTURE_MESSAGES.idInvalid)
    const rows = await academy.services.db
      .selectFrom('lecture_completions')
      .selectAll()
      .where('user_id', '=', student.id)
      .execute()
    expect(rows).toEqual([])
  })

  test('a course that is not theirs leads on to it, and no field is blamed', async () => {
    const { student } = await study(1)
    const other = await study(1)
    const refused = await mark(student, other.course.id, other.lectures[0]?.id ?? '')
    expect(refused.body).toEqual({ message: ENROLMENT_MESSAGES.notEnrolled, courseId: other.course.id })
  })

  test('the address of older clients marks the same', async () => {
    const { student, course, lectures } = await study(2)
    const query = { course: course.id, lectureId: lectures[0]?.id ?? '' }
    const answer = await academy.as(student).send('POST /api/user/progress', { query, body: {} })
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: M.completed } })
    expect(await progressOf(student, course.id)).toMatchObject({ courseProgressPercentage: 50 })
    expect((await mark(student, course.id, query.lectureId)).body).toEqual(answer.body)
  })

  test('marks for nobody else', async () => {
    const { student, course, lectures } = await study(1)
    const victim = await aStudent(academy)
    await anEnrolment(academy, victim, course)
    const more = { userId: victim.id, user: victim.id, student: victim.id }
    expect((await mark(student, course.id, lectures[0]?.id ?? '', more)).status).toBe(200)
    expect(await progressOf(victim, course.id)).toMatchObject({ completedLectures: 0 })
    const asked = await academy.as(victim).send(`GET /api/progress?course=${course.id}&userId=${student.id}`)
    expect(asked.body.completedLectures).toBe(0)
  })
})

test('an instructor who asks hears that only students have progress', async () => {
  const { grace, course } = await study(1)
  for (const address of ['GET /api/progress', 'GET /api/user/progress']) {
    const answer = await academy.as(grace).send(address, { query: { course: course.id } })
    expect(answer).toMatchObject({ status: 403, body: { message: M.studentsOnly } })
  }
})

test('a course without lectures is 0 %, and an admin sees zeros', async () => {
  const { student, course } = await study(0)
  const nothing = { courseProgressPercentage: 0, completedLectures: 0, allLectures: 0 }
  expect(await progressOf(student, course.id)).toMatchObject(nothing)
  expect(await progressOf(await anAdmin(academy), course.id)).toMatchObject(nothing)
})

test('deleted and added lectures change the whole, never the truth', async () => {
  const { student, grace, course, lectures } = await study(2)
  await mark(student, course.id, lectures[0]?.id ?? '')
  await mark(student, course.id, lectures[1]?.id ?? '')
  const params = { id: lectures[0]?.id ?? '' }
  await academy.as(grace).call('DELETE /api/lecture/{id}', { params })
  expect(await progressOf(student, course.id)).toMatchObject({ completedLectures: 1, allLectures: 1 })
  await aLecture(academy, course)
  expect(await progressOf(student, course.id)).toMatchObject({ courseProgressPercentage: 50 })
})

describe('the position', () => {
  const save = (person: TestPerson, lectureId: string, positionSeconds: number, watched: number[][] = []) =>
    academy.as(person).send('PUT /api/progress/position', { body: { lectureId, positionSeconds, watched } })
  const resume = async (person: TestPerson, lecture: string) =>
    (await academy.as(person).call('GET /api/progress/position', { query: { lecture } })).resume

  test('is where the student stopped, on any device, with all that was watched', async () => {
    const { student, course, lectures } = await study(2)
    const [id = '', next = ''] = lectures.map((lecture) => lecture.id)
    expect(await resume(student, id)).toBeNull()
    await save(student, id, 30, [[0, 30]])
    const { body } = await save(student, id, 12, [
      [50, 60],
      [55, 61],
    ])
    expect(body).toEqual({
      success: true,
      watched: [
        [0, 30],
        [50, 61],
      ],
      isComplete: false,
    })
    expect(await resume(student, id)).toMatchObject({ positionSeconds: 12, watched: body.watched })
    expect(await resume(student, next)).toBeNull()
    expect(await progressOf(student, course.id)).toMatchObject({ completedLectures: 0 })
  })

  test('completes the lecture at nine tenths truly watched, not by a jump to the end', async () => {
    const { student, course, lectures } = await study(1)
    const id = lectures[0]?.id ?? ''
    expect((await save(student, id, 100, [[99, 100]])).body.isComplete).toBe(false)
    expect((await save(student, id, 89, [[0, 88]])).body.isComplete).toBe(false)
    expect((await save(student, id, 90, [[88, 89]])).body.isComplete).toBe(true)
    expect(await progressOf(student, course.id)).toMatchObject({ courseProgressPercentage: 100 })
    expect((await save(student, id, 0)).body.isComplete).toBe(true)
  })

  test('slides count by pages seen', async () => {
    const { student, course } = await study(0)
    const notes = await aLecture(academy, course, { slides: 4 })
    expect(
      (
        await save(student, notes.id, 3, [
          [0, 1],
          [2, 4],
        ])
      ).body.isComplete,
    ).toBe(false)
    expect((await save(student, notes.id, 1, [[1, 2]])).body.isComplete).toBe(true)
  })

  test('two devices at once lose nothing', async () => {
    const { student, lectures } = await study(1)
    const id = lectures[0]?.id ?? ''
    await Promise.all(Array.from({ length: 10 }, (_, i) => save(student, id, i, [[i * 8, i * 8 + 8]])))
    expect((await resume(student, id))?.watched).toEqual([[0, 80]])
  })

  test('past the end, backwards and endless: cut, ignored, refused', async () => {
    const { student, lectures } = await study(1)
    const id = lectures[0]?.id ?? ''
    expect(
      (
        await save(student, id, 5000, [
          [95, 900_000],
          [40, 20],
        ])
      ).body.watched,
    ).toEqual([[95, 100]])
    const body = `{"lectureId":"${id}","positionSeconds":1e309,"watched":[]}`
    for (const payload of [
      body,
      body.replace('1e309', '-1'),
      body.replace('[]', '[[0]]'),
      body.replace('[]', '[[0,1e309]]'),
    ]) {
      expect((await academy.as(student).send('PUT /api/progress/position', { payload })).status).toBe(400)
    }
  })
})

describe('my courses', () => {
  test('show real progress and where to go on', async () => {
    const { student, course, lectures } = await study(3)
    const mine = async () => (await academy.as(student).call('GET /api/mycourse')).courses
    expect(await mine()).toMatchObject([
      {
        _id: course.id,
        completedLectures: 0,
        allLectures: 3,
        lastStudiedAt: null,
        nextLecture: { number: 1 },
      },
    ])
    const [first = '', , third = ''] = lectures.map(({ id }) => id)
    const body = { lectureId: third, positionSeconds: 7, watched: [] }
    await academy.as(student).call('PUT /api/progress/position', { body })
    expect((await mine())[0]?.nextLecture).toEqual({
      _id: third,
      title: expect.any(String),
      number: 3,
      positionSeconds: 7,
      durationSeconds: 100,
    })
    await mark(student, course.id, third)
    expect((await mine())[0]).toMatchObject({
      courseProgressPercentage: 33.3,
      nextLecture: { _id: first, number: 1, positionSeconds: 0 },
    })
    for (const { id } of lectures) await mark(student, course.id, id)
    expect((await mine())[0]).toMatchObject({ courseProgressPercentage: 100, nextLecture: null })
  })

  test('the one studied last comes first', async () => {
    const { student, course, lectures } = await study(1)
    const later = await aCourse(academy, { title: 'Later' })
    await anEnrolment(academy, student, later)
    const ids = async () =>
      (await academy.as(student).call('GET /api/mycourse')).courses.map(({ _id }) => _id)
    expect(await ids()).toEqual([later.id, course.id])
    await mark(student, course.id, lectures[0]?.id ?? '')
    expect(await ids()).toEqual([course.id, later.id])
  })

  test('are their own for an instructor and all for an admin, at zero', async () => {
    const { grace, course } = await study(2)
    const own = (await academy.as(grace).call('GET /api/mycourse')).courses
    expect(own).toMatchObject([
      {
        _id: course.id,
        courseProgressPercentage: 0,
        completedLectures: 0,
        allLectures: 2,
        nextLecture: null,
      },
    ])
    const all = (await academy.as(await anAdmin(academy)).call('GET /api/mycourse')).courses
    expect(all.length).toBeGreaterThan(1)
  })
})
