import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderJobs } from './order-jobs.ts'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { aQuiz } from './testing/assessments.ts'
import { aCourse, aLecture, anEnrolment, aStudent } from './testing/people.ts'
import { aSubmission } from './testing/submissions.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const addUp = () =>
  orderJobs(academy.services)[0]?.run(null, { id: '1', attempt: 1, signal: new AbortController().signal })

test('courses and quizzes have their place at once, and what they are sorted by after a minute', async () => {
  const course = await aCourse(academy)
  await aLecture(academy, course)
  for (let i = 0; i < 2; i++) await anEnrolment(academy, await aStudent(academy), course)
  const quiz = await aQuiz(academy, course)
  await aSubmission(academy, quiz, { answers: [1, 0, 'Because it repeats.'] })
  const places = async () => {
    const { db } = academy.services
    const ofCourse = db.selectFrom('course_orders').selectAll().where('course_id', '=', course.id)
    const ofQuiz = db.selectFrom('quiz_orders').selectAll().where('assessment_id', '=', quiz.id)
    return { ...(await ofCourse.executeTakeFirst()), ...(await ofQuiz.executeTakeFirst()) }
  }
  expect(await places()).toMatchObject({ students: 0, lectures: 0, quizzes: 0, pending: 0, graded: 0 })
  await addUp()
  const { students } = await places()
  expect(students).toBeGreaterThanOrEqual(2)
  expect(await places()).toMatchObject({ lectures: 1, quizzes: 1, pending: 1, graded: 0 })
  await academy.services.db.deleteFrom('courses').where('id', '=', course.id).execute()
  expect(await places()).toEqual({})
})

test('each run asks for the next, a minute later', async () => {
  await addUp()
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs
    where key = 'add-up-orders'`.execute(academy.services.db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.seconds).toBeGreaterThan(30)
  expect(rows[0]?.seconds).toBeLessThanOrEqual(60)
})
