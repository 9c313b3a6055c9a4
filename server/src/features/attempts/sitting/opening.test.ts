import { QUIZ_MESSAGES } from '@academy/contract/quizzes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aQuiz } from '../../../testing/assessments.ts'
import { aLecture, anEnrolment, aStudent } from '../../../testing/people.ts'
import { aClass, aQuizClass, aReadyStudent, questionIds, taking } from '../../../testing/sittings.ts'

const MINUTE_MS = 60_000
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

describe('opening a quiz', () => {
  test('a peek starts nothing; the first delivery fixes the deadline, later ones resume with the answers', async () => {
    const { quiz, student } = await aQuizClass(academy)
    const { open, peek, draft } = taking(academy, student, quiz)
    const lobby = await peek()
    expect(lobby).toMatchObject({ hasSubmitted: false, requiresLectureCompletion: false, attempt: null })
    expect(lobby.running).toBeNull()
    expect(lobby.quiz).toMatchObject({ title: quiz.title, timeLimit: 30, questionCount: 3, totalMarks: 5 })
    expect(lobby.quiz.questions).toBeUndefined()

    const first = await open()
    const { attempt } = first
    if (!attempt) throw new Error('not open')
    expect(Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)).toBe(30 * MINUTE_MS)
    expect(first.quiz.questions?.map(({ _id }) => _id)).toEqual(questionIds(quiz))
    expect(attempt).toMatchObject({ state: 'open', seq: 0, answers: [], notes: [] })

    const [question] = questionIds(quiz)
    await draft(attempt._id, [{ questionId: question, seq: 1, selectedOption: 2, flagged: true }])
    academy.clock.advance(5 * MINUTE_MS)
    const again = await open()
    const answer = { questionId: question, seq: 1, selectedOption: 2, writtenAnswer: null, flagged: true }
    expect(again.attempt).toMatchObject({ ...attempt, seq: 1, answers: [answer], serverNow: again.serverNow })
    expect(Date.parse(again.serverNow) - Date.parse(first.serverNow)).toBeGreaterThanOrEqual(5 * MINUTE_MS)
    expect((await peek()).running).toMatchObject({ _id: attempt._id, deadline: attempt.deadline, seq: 1 })
  })

  test('twenty tabs at once are one attempt with one deadline', async () => {
    const { quiz, student } = await aQuizClass(academy)
    const { open } = taking(academy, student, quiz)
    const opened = await Promise.all(Array.from({ length: 20 }, open))
    expect(new Set(opened.map(({ attempt }) => attempt?._id)).size).toBe(1)
    expect(new Set(opened.map(({ attempt }) => attempt?.deadline)).size).toBe(1)
    expect(opened.every(({ quiz: { questions } }) => questions?.length === 3)).toBe(true)
  })

  test('nothing in it tells the key', async () => {
    const { quiz, student } = await aQuizClass(academy)
    const { open, peek, submit, result } = taking(academy, student, quiz)
    const answers = [await peek(), await open()] as unknown[]
    const [a] = questionIds(quiz)
    answers.push((await submit([{ questionId: a, selectedOption: 1 }])).body, await result(), await open())
    expect(JSON.stringify(answers)).not.toMatch(/correct|answer_?key/i)
  })

  test('waits for its lecture, and says for which; once begun nothing locks it', async () => {
    const room = await aClass(academy)
    const quiz = await aQuiz(academy, room.course, { lecture: room.lecture })
    const student = await aStudent(academy)
    await anEnrolment(academy, student, room.course)
    const { open, submit } = taking(academy, student, quiz)
    const locked = await open()
    expect(locked).toMatchObject({ requiresLectureCompletion: true, lectureTitle: 'Loops', attempt: null })
    expect(locked.quiz.questions).toBeUndefined()
    const [a] = questionIds(quiz)
    expect(await submit([{ questionId: a, selectedOption: 1 }])).toMatchObject({
      status: 403,
      body: { message: QUIZ_MESSAGES.lectureFirst('Loops') },
    })

    const ready = await aReadyStudent(academy, room)
    const taken = taking(academy, ready, quiz)
    const id = await taken.begin()
    await academy.services.db.deleteFrom('lecture_completions').where('user_id', '=', ready.id).execute()
    await aLecture(academy, room.course)
    expect((await taken.open()).attempt?._id).toBe(id)
  })

  test('is for students of the course: not for others, not for those who teach', async () => {
    const { quiz, owner } = await aQuizClass(academy)
    const stranger = await aStudent(academy)
    const send = (person: typeof stranger, id: string) =>
      academy.as(person).send('GET /api/quiz/student/{id}', { params: { id } })
    expect((await send(stranger, quiz.id)).status).toBe(403)
    expect((await send(owner, quiz.id)).status).toBe(403)
    expect(await send(stranger, 'f'.repeat(24))).toMatchObject({
      status: 404,
      body: { message: QUIZ_MESSAGES.notFound },
    })
  })

  test('after the end it shows no question and does not start again', async () => {
    const { quiz, student } = await aQuizClass(academy)
    const { open, submit, begin } = taking(academy, student, quiz)
    await begin()
    await submit([{ questionId: questionIds(quiz)[0], selectedOption: 0 }])
    const closed = await open()
    expect(closed).toMatchObject({ hasSubmitted: true, attempt: null, running: null })
    expect(closed.quiz.questions).toBeUndefined()
  })

  test('the paper stays when the quiz is edited meanwhile; who opens later is asked the new one', async () => {
    const room = await aQuizClass(academy)
    const { quiz, owner, student } = room
    const { open, begin, submit, result } = taking(academy, student, quiz)
    await begin()
    const [kept] = quiz.questions
    await academy.as(owner).call('PUT /api/instructor/quizzes/{id}', {
      params: { id: quiz.id },
      body: {
        title: 'Shorter',
        description: 'One question.',
        timeLimit: 1,
        questions: [{ _id: kept?._id, question: 'Another text', options: ['Yes', 'No'], correctOption: 1 }],
      },
    })
    const running = await open()
    expect(running.quiz).toMatchObject({ questionCount: 3, totalMarks: 5 })
    expect(running.quiz.questions?.[0]?.question).toBe(kept?.question)
    expect(Date.parse(running.attempt?.deadline ?? '') - Date.parse(running.attempt?.startedAt ?? '')).toBe(
      30 * MINUTE_MS,
    )
    await submit([{ questionId: questionIds(quiz)[0], selectedOption: 1 }])
    expect((await result()).quiz.questions?.[0]?.question).toBe(kept?.question)

    const later = await taking(academy, await aReadyStudent(academy, room), quiz).open()
    expect(later.quiz).toMatchObject({ questionCount: 1, timeLimit: 1 })
    expect(later.quiz.questions?.[0]?.question).toBe('Another text')
  })
})
