import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anExamClass, aQuizClass, aReadyStudent, questionIds, taking } from '../../../testing/sittings.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

describe('nothing is taken away from who writes', () => {
  test('the quiz, its lecture and its course stay, and the refusal names them', async () => {
    const { quiz, student, owner, course, lecture } = await aQuizClass(academy)
    const { begin, submit } = taking(academy, student, quiz)
    await begin()
    const teacher = academy.as(owner)
    const deletions = () => [
      teacher.send('DELETE /api/quiz/{id}', { params: { id: quiz.id } }),
      teacher.send('DELETE /api/instructor/quizzes/{id}', { params: { id: quiz.id } }),
      teacher.send('DELETE /api/lecture/{id}', { params: { id: lecture.id } }),
      teacher.send('DELETE /api/instructor/courses/{id}', { params: { id: course.id } }),
    ]
    for (const answer of await Promise.all(deletions()))
      expect(answer).toMatchObject({ status: 409, body: { message: M.sittingsRunning([student.name], 1) } })
    await submit([{ questionId: questionIds(quiz)[0], selectedOption: 1 }])
    expect((await teacher.send('DELETE /api/quiz/{id}', { params: { id: quiz.id } })).status).toBe(200)
  })

  test('of many it names three, and how many more', async () => {
    const room = await anExamClass(academy)
    const students = [room.student]
    for (let i = 0; i < 4; i++) students.push(await aReadyStudent(academy, room))
    const params = { courseId: room.course.id }
    for (const student of students)
      await academy.as(student).call('GET /api/certification/final-exam/student/{courseId}', { params })
    const answer = await academy
      .as(room.owner)
      .send('DELETE /api/instructor/final-exam/{id}', { params: { id: room.exam.id } })
    const names = students.slice(0, 3).map(({ name }) => name)
    expect(answer).toMatchObject({ status: 409, body: { message: M.sittingsRunning(names, 5) } })
  })

  test('opening and deleting at once: either it is gone for both, or it runs and stays', async () => {
    for (let i = 0; i < 6; i++) {
      const { quiz, student, owner } = await aQuizClass(academy)
      const params = { id: quiz.id }
      const [opened, deleted] = await Promise.all([
        academy.as(student).send('GET /api/quiz/student/{id}', { params }),
        academy.as(owner).send('DELETE /api/quiz/{id}', { params }),
      ])
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([opened.status, deleted.status])
    }
  })
})
