import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aQuiz } from '../../../testing/assessments.ts'
import { aStudent } from '../../../testing/people.ts'
import { aQuizClass, aReadyStudent, questionIds, storedOf, taking } from '../../../testing/sittings.ts'

const MINUTE_MS = 60_000
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

async function running() {
  const room = await aQuizClass(academy)
  const taken = taking(academy, room.student, room.quiz)
  const id = await taken.begin()
  const [a, b, c] = questionIds(room.quiz)
  // Right, right, and a text.
  const answers = [
    { questionId: a, questionType: 'multiple-choice' as const, selectedOption: 1 },
    { questionId: b, selectedOption: 0 },
    { questionId: c, questionType: 'written' as const, writtenAnswer: 'They are small' },
  ]
  return { ...room, ...taken, id, q: [a, b, c] as const, answers }
}

describe('handing in', () => {
  test('marks choices at once and waits for the text; marks show only when all is graded', async () => {
    const { submit, answers, result, id, student } = await running()
    const { status, body } = await submit(answers)
    expect([status, body.message]).toEqual([200, M.submitted])
    expect(body.submission).toMatchObject({ status: 'submitted', totalMarksAwarded: null, passed: null })
    expect(body.submission.answers.map((answer: { marksAwarded: unknown }) => answer.marksAwarded)).toEqual([
      null,
      null,
      null,
    ])
    expect((await result()).submission).toEqual(body.submission)
    const { submissions } = await storedOf(academy, id)
    expect(submissions).toMatchObject([
      {
        student_id: student.id,
        total_marks: 5,
        total_marks_awarded: 2,
        unmarked_count: 1,
        is_finalised: false,
      },
    ])
  })

  test('all multiple choice is graded at once; what is left empty is worth nothing', async () => {
    const room = await aQuizClass(academy, {
      questions: [{ correctOption: 2, marks: 3 }, { correctOption: 1, marks: 1 }, { type: 'written' }],
    })
    const { begin, submit, result } = taking(academy, room.student, room.quiz)
    await begin()
    await submit([{ questionId: questionIds(room.quiz)[0], selectedOption: 2, writtenAnswer: '' }])
    expect((await result()).submission).toMatchObject({
      status: 'graded',
      totalMarksAwarded: 3,
      percentage: 60,
      passed: false,
      answers: [{ marksAwarded: 3 }, { marksAwarded: 0 }, { marksAwarded: 0 }],
    })
  })

  test('what is handed in wins over drafts, and drafts fill what is not named', async () => {
    const { draft, submit, id, q, result } = await running()
    await draft(id, [
      { questionId: q[0], seq: 8, selectedOption: 3 },
      { questionId: q[1], seq: 9, selectedOption: 2 },
    ])
    await submit([{ questionId: q[0], selectedOption: 1 }])
    const { submission } = await result()
    expect(submission?.answers.map(({ selectedOption }) => selectedOption)).toEqual([1, 2, null])
    expect((await storedOf(academy, id)).evidence).toMatchObject([{ selected_option: 3, reason: 'beaten' }])
  })

  test('a device that has not seen a newer answer of another does not take it back', async () => {
    const { draft, submit, id, q, result } = await running()
    await draft(id, [{ questionId: q[0], seq: 8, selectedOption: 1 }])
    await submit(
      [
        { questionId: q[0], selectedOption: 2 },
        { questionId: q[1], selectedOption: 0 },
      ],
      { seq: 3 },
    )
    const { submission } = await result()
    expect(submission?.answers.map(({ selectedOption }) => selectedOption)).toEqual([1, 0, null])
    expect((await storedOf(academy, id)).evidence).toMatchObject([{ selected_option: 2, reason: 'beaten' }])
  })

  test('the same again gets the first answer again; another content is refused and kept', async () => {
    const { submit, answers, result, id, q } = await running()
    const first = await submit(answers)
    expect(await submit([...answers].reverse())).toMatchObject({ status: 200, body: first.body })
    const other = await submit([
      ...answers.slice(0, 2),
      { questionId: q[2], writtenAnswer: 'Another reason' },
    ])
    expect(other).toMatchObject({ status: 409, body: { message: M.alreadySubmitted } })
    expect((await result()).submission).toEqual(first.body.submission)
    const { submissions, evidence } = await storedOf(academy, id)
    expect(submissions.length).toBe(1)
    expect(evidence).toMatchObject([{ written_answer: 'Another reason', reason: 'refused' }])
  })

  test('again with less, or with what a newer answer beats, gets the first answer; nothing is lost', async () => {
    const { draft, submit, answers, id, q } = await running()
    await draft(id, [{ questionId: q[0], seq: 8, selectedOption: 1 }])
    const first = await submit(answers)
    for (const less of [[], answers.slice(1), [{ questionId: q[1], selectedOption: null }]])
      expect(await submit(less, { seq: 3 })).toMatchObject({ status: 200, body: first.body })
    const older = [{ questionId: q[0], selectedOption: 2 }]
    for (const again of [older, older])
      expect(await submit(again, { seq: 3 })).toMatchObject({ status: 200, body: first.body })
    const { submissions, evidence } = await storedOf(academy, id)
    expect(submissions.length).toBe(1)
    expect(evidence).toMatchObject([{ question_id: q[0], selected_option: 2, reason: 'beaten' }])
  })

  test('twenty at once, all the same: one submission, one answer', async () => {
    const { submit, answers, id } = await running()
    const all = await Promise.all(Array.from({ length: 20 }, () => submit(answers)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(all.map(({ text }) => text)).size).toBe(1)
    const { submissions, evidence } = await storedOf(academy, id)
    expect([submissions.length, evidence.length]).toEqual([1, 0])
  })

  test('twenty at once, all different: the first to lock wins, the others are evidence', async () => {
    const { submit, id, q } = await running()
    const texts = Array.from({ length: 20 }, (_, i) => `reason ${i}`)
    const all = await Promise.all(texts.map((text) => submit([{ questionId: q[2], writtenAnswer: text }])))
    const won = texts.filter((_, i) => all[i]?.status === 200)
    expect(won.length).toBe(1)
    const { submissions, evidence } = await storedOf(academy, id)
    expect(submissions.length).toBe(1)
    const kept = evidence.map(({ written_answer }) => written_answer)
    expect([...kept, ...won].sort()).toEqual([...texts].sort())
    expect(new Set(evidence.map(({ reason }) => reason))).toEqual(new Set(['refused']))
  })
})

describe('nothing to hand in', () => {
  test('before the deadline it is asked for one answer; at the deadline nothing is enough', async () => {
    const { submit, q, id } = await running()
    const blank = [
      { questionId: q[0], selectedOption: null },
      { questionId: q[2], writtenAnswer: '   ' },
    ]
    for (const answers of [[], blank])
      expect(await submit(answers)).toMatchObject({ status: 400, body: { message: M.answerOne } })
    expect((await storedOf(academy, id)).submissions).toEqual([])
    academy.clock.advance(30 * MINUTE_MS)
    const taken = await submit([])
    expect(taken).toMatchObject({ status: 200, body: { message: M.autoSubmitted } })
    expect(taken.body.submission).toMatchObject({ status: 'graded', totalMarksAwarded: 0, passed: false })
    expect((await submit([])).body).toEqual(taken.body)
  })

  test('without having opened it', async () => {
    const { quiz, course, lecture, owner } = await aQuizClass(academy)
    const student = await aReadyStudent(academy, { course, lecture, owner })
    const answers = [{ questionId: questionIds(quiz)[0], selectedOption: 1 }]
    expect(await taking(academy, student, quiz).submit(answers)).toMatchObject({
      status: 400,
      body: { message: ATTEMPT_MESSAGES.notStarted },
    })
    expect((await taking(academy, await aStudent(academy), quiz).submit(answers)).status).toBe(403)
    expect((await taking(academy, student, { id: 'f'.repeat(24) }).submit(answers)).status).toBe(404)
  })
})

describe('after the grace only drafts count', () => {
  test('another content is late evidence; the same content gets the submission', async () => {
    const { draft, submit, id, q } = await running()
    await draft(id, [{ questionId: q[0], seq: 1, selectedOption: 1 }])
    academy.clock.advance(30 * MINUTE_MS + 31_000)
    const late = await submit([
      { questionId: q[0], selectedOption: 1 },
      { questionId: q[1], selectedOption: 0 },
    ])
    expect(late).toMatchObject({ status: 409, body: { message: ATTEMPT_MESSAGES.attemptEnded } })
    const same = await submit([{ questionId: q[0], selectedOption: 1 }])
    expect(same).toMatchObject({ status: 200, body: { message: M.autoSubmitted } })
    const { submissions, evidence } = await storedOf(academy, id)
    expect(submissions).toMatchObject([{ is_finalised: true, total_marks_awarded: 1 }])
    expect(evidence).toMatchObject([{ question_id: q[1], reason: 'late' }])
  })
})

describe('what is not theirs changes nothing', () => {
  test('a foreign question, an option that is not there, the same twice, another’s attempt', async () => {
    const { submit, quiz, course, lecture, owner, id, q } = await running()
    const other = await aQuiz(academy, course, { lecture })
    const right = { questionId: q[0], selectedOption: 1 }
    const refused = async (answer: ReturnType<typeof submit>, status: number, message: string) =>
      expect(await answer).toMatchObject({ status, body: { message } })
    const { questionForeign, optionOutOfRange, questionTwice, answerKind } = ATTEMPT_MESSAGES
    const foreign = { questionId: questionIds(other)[0], selectedOption: 0 }
    await refused(submit([right, foreign]), 400, questionForeign)
    await refused(submit([right, { questionId: q[1], selectedOption: 3 }]), 400, optionOutOfRange)
    await refused(submit([right, right]), 400, questionTwice)
    await refused(submit([{ ...right, questionType: 'written' }]), 400, answerKind)
    const eric = await aReadyStudent(academy, { course, lecture, owner })
    const theirs = taking(academy, eric, quiz)
    await theirs.begin()
    await refused(theirs.submit([right], { attemptId: id }), 403, ATTEMPT_MESSAGES.attemptNotYours)
    await refused(submit([right], { seq: 1e15 }), 200, M.submitted)
    expect((await storedOf(academy, id)).evidence).toEqual([])
  })
})
