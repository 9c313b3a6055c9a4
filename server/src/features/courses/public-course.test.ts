import { OTHER_COURSES_MAX } from '@academy/contract/courses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anExam, aQuiz } from '../../testing/assessments.ts'
import { aCertifyingCourse, aPassedExam } from '../../testing/certificates.ts'
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

const read = async ({ id }: { id: string }) =>
  (await academy.as(null).call('GET /api/course/{id}', { params: { id } })).course

describe('what a course holds', () => {
  test('a course with nothing in it promises nothing', async () => {
    expect(await read(await aCourse(academy))).toMatchObject({
      ...{ outline: [], studentCount: 0, finishedCount: 0, quizCount: 0, passingPercent: null },
      ...{ teacher: null, freeCourse: null },
    })
  })

  test('quizzes are counted and the exam tells its pass mark; what they ask stays with them', async () => {
    const course = await aCourse(academy)
    await aQuiz(academy, course)
    await aQuiz(academy, course)
    await anExam(academy, course, { passingPercent: 62.5 })
    expect(await read(course)).toMatchObject({ quizCount: 2, passingPercent: 62.5 })
    const { text } = await academy.as(null).send('GET /api/course/{id}', { params: { id: course.id } })
    expect(text).not.toMatch(/question|option|answer|picture/i)
  })
})

describe('who finished', () => {
  const complete = async (student: TestPerson, courseId: string, lectureId: string) =>
    academy.as(student).call('PUT /api/markascomplete', { body: { courseId, lectureId } })

  test('without an exam it is who completed every lecture', async () => {
    const course = await aCourse(academy)
    const [first, second] = [await aLecture(academy, course), await aLecture(academy, course)]
    const [done, half] = [await aStudent(academy), await aStudent(academy)]
    for (const student of [done, half, await aStudent(academy)]) await anEnrolment(academy, student, course)
    for (const student of [done, half]) await complete(student, course.id, first.id)
    expect(await read(course)).toMatchObject({ studentCount: 3, finishedCount: 0 })
    await complete(done, course.id, second.id)
    expect(await read(course)).toMatchObject({ studentCount: 3, finishedCount: 1 })
  })

  test('with one it is who passed it, and nobody else', async () => {
    const course = await aCertifyingCourse(academy)
    await aPassedExam(academy, { course })
    await aPassedExam(academy, { course, isFailed: true })
    expect(await read(course)).toMatchObject({ studentCount: 2, finishedCount: 1, passingPercent: 80 })
  })

  test('nobody has finished a course that has no lectures yet', async () => {
    const course = await aCourse(academy)
    await anEnrolment(academy, await aStudent(academy), course)
    expect(await read(course)).toMatchObject({ studentCount: 1, finishedCount: 0 })
  })
})

describe('who teaches', () => {
  test('is told with the newest of their other courses and how many study with them', async () => {
    const instructor = await anInstructor(academy, { name: 'Solange Ingabire' })
    const course = await aCourse(academy, { instructor, title: 'First' })
    for (let i = 1; i <= OTHER_COURSES_MAX + 1; i++)
      await aCourse(academy, { instructor, title: `Other ${i}`, price: i * 1000 })
    await anEnrolment(academy, await aStudent(academy), course)
    const { teacher } = await read(course)
    expect(teacher).toMatchObject({
      name: 'Solange Ingabire',
      courseCount: OTHER_COURSES_MAX + 2,
      studentCount: 1,
    })
    expect(teacher?.otherCourses.map(({ title, price }) => [title, price])).toEqual([
      ['Other 4', 4000],
      ['Other 3', 3000],
      ['Other 2', 2000],
    ])
  })

  test('follows a course that goes to another', async () => {
    const [olive, jean] = [
      await anInstructor(academy, { name: 'Olive' }),
      await anInstructor(academy, { name: 'Jean' }),
    ]
    const [kept, given] = [
      await aCourse(academy, { instructor: olive }),
      await aCourse(academy, { instructor: olive }),
    ]
    const admin = academy.as(await anAdmin(academy))
    await admin.call('POST /api/course/assign', { body: { courseId: given.id, instructorId: jean.id } })
    expect((await read(kept)).teacher).toMatchObject({ name: 'Olive', courseCount: 1, otherCourses: [] })
    expect((await read(given)).teacher).toMatchObject({ name: 'Jean', courseCount: 1, otherCourses: [] })
  })

  test('nothing else of them is said', async () => {
    const instructor = await anInstructor(academy)
    const course = await aCourse(academy, { instructor })
    const { text } = await academy.as(null).send('GET /api/course/{id}', { params: { id: course.id } })
    expect(text).not.toContain(instructor.email)
  })
})

describe('a free course to try first', () => {
  const aFreeOne = async (title: string, category: string) => {
    const course = await aCourse(academy, { title, category })
    await aLecture(academy, course)
    return course
  }

  test('is of the same category where there is one, else the newest; an empty one is none', async () => {
    const quiet = await startAcademy()
    try {
      const of = async (course: { id: string }) =>
        (await quiet.as(null).call('GET /api/course/{id}', { params: { id: course.id } })).course.freeCourse
      const paid = await aCourse(quiet, { price: 45_000, category: 'Data Science' })
      await aCourse(quiet, { title: 'Empty', category: 'Data Science' })
      expect(await of(paid)).toBeNull()
      const other = await aCourse(quiet, { title: 'Web', category: 'Web Development' })
      await aLecture(quiet, other)
      expect(await of(paid)).toEqual({ _id: other.id, title: 'Web' })
      const same = await aCourse(quiet, { title: 'Tables', category: 'Data Science' })
      await aLecture(quiet, same)
      await aLecture(quiet, await aCourse(quiet, { title: 'Newer', category: 'Web Development' }))
      expect(await of(paid)).toEqual({ _id: same.id, title: 'Tables' })
    } finally {
      await quiet.stop()
    }
  })

  test('stands beside what costs money only', async () => {
    await aFreeOne('Another free one', 'Game Development')
    expect((await read(await aFreeOne('Free', 'Game Development'))).freeCourse).toBeNull()
  })
})
