import { QUESTION_NOTES as N } from '@academy/contract/questions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anAdmin, anInstructor, aStudent, type TestPerson } from '../../testing/people.ts'
import { aClassmate, aLesson, anAnswer, aQuestion } from '../../testing/questions.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

async function rowsOf(person: TestPerson) {
  await academy.runJobs()
  return (await academy.as(person).call('GET /api/notifications')).notifications
}
const mailTo = async ({ email }: TestPerson) =>
  (await academy.outbox()).filter(({ to }) => to === email).map(({ subject }) => subject)
const readAll = (person: TestPerson) => academy.as(person).call('PUT /api/notifications/mark-all-read')
const waitsOf = async (person: TestPerson) =>
  (await rowsOf(person)).filter(({ event }) => event === 'questions-wait')

describe('questions that wait in a course', () => {
  const setUp = async () => {
    const lesson = await aLesson(academy)
    const { course, grace, aline } = lesson
    const waiting = (count: number, question: string) =>
      N.waiting({ course: course.title, count, name: aline.name, question })
    const accept = (id: string, answerId: string | null) =>
      academy.as(grace).call('PUT /api/questions/{id}/accepted', { params: { id }, body: { answerId } })
    const hide = (id: string, isHidden: boolean) =>
      academy.as(grace).call('PUT /api/questions/{id}/hidden', { params: { id }, body: { isHidden } })
    return { ...lesson, waiting, accept, hide }
  }

  test('are one row, unread when one comes, fewer with each that is settled, gone with the last', async () => {
    const { grace, course, lecture, aline, eric, waiting, accept, hide } = await setUp()
    const ids = []
    for (const title of ['Why empty?', 'Which size?', 'Who draws?'])
      ids.push(await aQuestion(academy, aline, lecture, { title }))
    const [first = '', second = '', third = ''] = ids
    const link = `/instructor/questions?course=${course.id}`
    expect(await rowsOf(grace)).toMatchObject([
      { ...waiting(3, 'Who draws?'), kind: 'question', count: 3, link, isRead: false },
    ])
    expect(await mailTo(grace)).toHaveLength(1)
    await readAll(grace)
    const classmates = await anAnswer(academy, eric, first)
    expect(await rowsOf(grace)).toMatchObject([{ count: 3, isRead: true }])
    await accept(first, classmates)
    expect(await rowsOf(grace)).toMatchObject([{ ...waiting(2, 'Who draws?'), isRead: true }])
    await hide(second, true)
    await anAnswer(academy, grace, third)
    expect(await waitsOf(grace)).toEqual([])
    await accept(first, null)
    expect(await waitsOf(grace)).toMatchObject([{ ...waiting(1, 'Why empty?'), isRead: false }])
    await academy.as(grace).call('DELETE /api/lecture/{id}', { params: { id: lecture.id } })
    expect(await waitsOf(grace)).toEqual([])
  })

  test('go with the course to whoever teaches it, and with the course', async () => {
    const { grace, course, lecture, aline, waiting } = await setUp()
    await aQuestion(academy, aline, lecture, { title: 'Why empty?' })
    await rowsOf(grace)
    const [olive, admin] = [await anInstructor(academy), await anAdmin(academy)]
    await academy.as(admin).call('POST /api/course/assign', {
      body: { courseId: course.id, instructorId: olive.id },
    })
    expect(await waitsOf(olive)).toMatchObject([{ ...waiting(1, 'Why empty?'), isRead: false }])
    expect(await waitsOf(grace)).toEqual([])
    await academy.as(olive).call('DELETE /api/course/{id}', { params: { id: course.id } })
    expect(await waitsOf(olive)).toEqual([])
  })

  test('asked by ten at the same moment are ten', async () => {
    const { grace, course, lecture } = await setUp()
    const students = await Promise.all(Array.from({ length: 10 }, () => aClassmate(academy, course)))
    await Promise.all(students.map((student) => aQuestion(academy, student, lecture)))
    expect(await rowsOf(grace)).toMatchObject([{ count: 10 }])
  })
})

describe('answers', () => {
  const bellOf = async (person: TestPerson) =>
    (await rowsOf(person))
      .filter(({ event }) => event !== 'questions-wait')
      .map(({ kind, message, link }) => [kind, message, link] as const)

  test('are told to who follows the question and may read it, as long as they do, and the mark to who wrote it', async () => {
    const { lecture, course, aline, eric, grace } = await aLesson(academy)
    const admin = await anAdmin(academy)
    const left = await aClassmate(academy, course)
    const id = await aQuestion(academy, aline, lecture, { title: 'Why empty?' })
    for (const person of [grace, admin, left])
      await academy.as(person).call('PUT /api/questions/{id}/subscribed', {
        params: { id },
        body: { isSubscribed: true },
      })
    await sql`delete from enrolments where user_id = ${left.id}`.execute(academy.services.db)
    const answer = await anAnswer(academy, eric, id)
    const said = `${eric.name} has answered: Why empty?`
    expect(await bellOf(aline)).toEqual([['question', said, `/lectures/${lecture.id}?question=${id}`]])
    for (const person of [grace, admin])
      expect((await bellOf(person))[0]).toEqual(['question', said, `/instructor/questions/${id}`])
    expect([await bellOf(left), await bellOf(eric)]).toEqual([[], []])
    await academy.as(grace).call('PUT /api/questions/{id}/accepted', {
      params: { id },
      body: { answerId: answer },
    })
    expect(await bellOf(eric)).toEqual([
      [
        'question',
        'Your instructor has marked your answer to: Why empty?',
        `/lectures/${lecture.id}?question=${id}`,
      ],
    ])
    await academy.as(aline).call('PUT /api/questions/{id}/subscribed', {
      params: { id },
      body: { isSubscribed: false },
    })
    await anAnswer(academy, grace, id)
    expect(await bellOf(aline)).toEqual([])
  })

  test('nobody hears of an answer that was hidden before its turn came', async () => {
    const { lecture, aline, eric, grace } = await aLesson(academy)
    const id = await aQuestion(academy, aline, lecture)
    const answer = await anAnswer(academy, eric, id)
    await academy.as(grace).call('PUT /api/answers/{id}/hidden', {
      params: { id: answer },
      body: { isHidden: true },
    })
    expect(await bellOf(aline)).toEqual([])
  })

  test('that come together are one row, with a mail anew once it was read', async () => {
    const { lecture, course, aline, eric, grace } = await aLesson(academy)
    const id = await aQuestion(academy, aline, lecture, { title: 'Why empty?' })
    const said = (name: string, count: number) => N.answers({ name, question: 'Why empty?', count })
    await anAnswer(academy, eric, id)
    expect(await rowsOf(aline)).toMatchObject([{ ...said(eric.name, 1), count: 1 }])
    const other = await aClassmate(academy, course)
    const second = await anAnswer(academy, other, id)
    expect(await rowsOf(aline)).toMatchObject([{ ...said(other.name, 2), count: 2, isRead: false }])
    expect(await mailTo(aline)).toHaveLength(1)
    await readAll(aline)
    await academy.as(other).call('DELETE /api/answers/{id}', { params: { id: second } })
    expect(await rowsOf(aline)).toMatchObject([{ ...said(eric.name, 1), isRead: true }])
    await anAnswer(academy, grace, id)
    expect(await rowsOf(aline)).toMatchObject([{ ...said(grace.name, 2), isRead: false }])
    expect(await mailTo(aline)).toHaveLength(2)
    expect(await bellOf(await aStudent(academy))).toEqual([])
  })
})
