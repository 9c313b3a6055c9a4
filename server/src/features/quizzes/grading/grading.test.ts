import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aQuiz, type TestAssessment } from '../../../testing/assessments.ts'
import { aCourse, aLecture, anAdmin, anInstructor, type TestPerson } from '../../../testing/people.ts'
import { aSubmission, type TestSubmission } from '../../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
let quiz: TestAssessment
let handedIn: TestSubmission
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

/** Two of multiple choice worth 1 and 1, answered wrong and right, and one written worth 3. */
beforeEach(async () => {
  grace = await anInstructor(academy)
  quiz = await aQuiz(academy, await aCourse(academy, { instructor: grace }))
  handedIn = await aSubmission(academy, quiz)
})

const idOf = (n: number) => quiz.questions[n]?._id ?? ''
const read = (by = grace) => academy.as(by).call('GET /api/submission/{id}', { params: { id: handedIn.id } })
const save = (body: object, by = grace) =>
  academy.as(by).send('PUT /api/submission/{id}', { params: { id: handedIn.id }, body })
const marks = (marksAwarded: unknown, feedbackText = '') => ({
  feedback: { [idOf(2)]: { marksAwarded, feedbackText } },
})
const result = () =>
  academy.as(handedIn.student).call('GET /api/quiz/result/{id}', { params: { id: quiz.id } })

describe('one submission', () => {
  test('comes with the questions as asked and their key', async () => {
    const { submission, quiz: asked, student, courseName, draft } = await read()
    expect(submission).toMatchObject({
      status: 'submitted',
      totalMarksAwarded: 1,
      percentage: 20,
      version: 1,
    })
    expect(submission.answers.map((answer) => answer.marksAwarded)).toEqual([0, 1, null])
    expect(asked.questions.map((question) => question.correctOption)).toEqual([1, 0, null])
    expect(student).toMatchObject({ _id: handedIn.student.id, email: handedIn.student.email })
    expect({ courseName, draft }).toEqual({ courseName: 'Small Games with Canvas', draft: null })
  })

  test('tells how long the student sat, of what they had, and how far they are in the course', async () => {
    const { db } = academy.services
    const attempt = db.updateTable('attempts').where('student_id', '=', handedIn.student.id)
    const { submitted_at: end } = await db
      .selectFrom('submissions')
      .select('submitted_at')
      .where('id', '=', handedIn.id)
      .executeTakeFirstOrThrow()
    const from = (minutes: number) => new Date(end.getTime() + minutes * 60_000)
    await attempt.set({ started_at: from(-23.2), deadline: from(6.8) }).execute()
    const [lecture] = [
      await aLecture(academy, { id: quiz.course_id }),
      await aLecture(academy, { id: quiz.course_id }),
    ]
    const body = { courseId: quiz.course_id, lectureId: lecture.id }
    await academy.as(handedIn.student).call('PUT /api/markascomplete', { body })
    expect(await read()).toMatchObject({
      sitting: { usedMinutes: 24, allowedMinutes: 30 },
      progress: { completedLectures: 1, allLectures: 2 },
    })
    // Ended by the server, a moment after the deadline.
    await attempt.set({ started_at: from(-30.4), deadline: from(-0.4) }).execute()
    expect((await read()).sitting).toEqual({ usedMinutes: 30, allowedMinutes: 30 })
  })

  test('stays as it was asked when the quiz is edited', async () => {
    const questions = [{ question: 'Something else?', options: ['a', 'b'], correctOption: 1, marks: 50 }]
    await academy.as(grace).call('PUT /api/instructor/quizzes/{id}', {
      params: { id: quiz.id },
      body: { title: 'New', description: 'New', passingScore: 10, questions },
    })
    const { quiz: asked, submission } = await read()
    expect(asked.questions).toHaveLength(3)
    expect(asked).toMatchObject({ totalMarks: 5, questionCount: 3, passingScore: 70 })
    expect(submission.percentage).toBe(20)
    await save(marks(3))
    expect((await result()).submission).toMatchObject({ percentage: 80, passed: true })
  })

  test('is not there for anybody else, in the words of one that never was', async () => {
    const never = await academy.as(grace).send('GET /api/submission/{id}', { params: { id: newId() } })
    for (const person of [await anInstructor(academy), handedIn.student]) {
      const answer = await academy
        .as(person)
        .send('GET /api/submission/{id}', { params: { id: handedIn.id } })
      expect([answer.status, answer.body]).toEqual([404, never.body])
    }
    expect((await save(marks(3), await anInstructor(academy))).status).toBe(404)
    expect((await read()).submission.version).toBe(1)
  })

  test('wants an id', async () => {
    const answer = await academy.as(grace).send('GET /api/submission/{id}', { params: { id: 'undefined' } })
    expect([answer.status, answer.body.message]).toEqual([400, 'Invalid submission ID format'])
  })
})

describe('saving a grade', () => {
  test('adds up by itself and shows the student marks and feedback, then', async () => {
    expect((await result()).submission).toMatchObject({ status: 'submitted', totalMarksAwarded: null })
    const body = { ...marks(2.5, 'Good.'), globalFeedback: 'Well done.', totalMarksAwarded: 99 }
    const answer = await save(body)
    expect([answer.status, answer.body.message]).toEqual([200, 'Submission graded successfully'])
    expect(answer.body.submission).toMatchObject({ status: 'graded', totalMarksAwarded: 3.5, version: 2 })
    const { submission } = await result()
    expect(submission).toMatchObject({
      status: 'graded',
      passed: true,
      feedback: 'Well done.',
      percentage: 70,
    })
    expect(submission?.answers[2]).toMatchObject({ marksAwarded: 2.5, feedback: 'Good.' })
  })

  test('may be done again, and again judges anew', async () => {
    await save(marks(3))
    const { body } = await save(marks(2))
    expect(body.submission).toMatchObject({ status: 'graded', totalMarksAwarded: 3, version: 3 })
    expect((await result()).submission?.passed).toBe(false)
  })

  test('stands in the log by the number of the question, with what changed of it', async () => {
    await save(marks(3))
    await save(marks(2, 'Nearly.'))
    const { acts } = await academy
      .as(await anAdmin(academy))
      .call('GET /api/audit', { query: { subject: handedIn.id } })
    expect(acts[0]).toMatchObject({
      before: { marks: 4, 'question 3.marks': 3, 'question 3.feedback': '' },
      after: { marks: 3, 'question 3.marks': 2, 'question 3.feedback': 'Nearly.' },
    })
    expect(JSON.stringify([acts[0]?.before, acts[0]?.after])).not.toContain(idOf(2))
  })

  test('leaves it waiting while an answer has no marks', async () => {
    const { body } = await save({ feedback: { [idOf(0)]: { marksAwarded: 1 } } })
    expect(body.submission).toMatchObject({ status: 'submitted', totalMarksAwarded: 2, version: 2 })
    expect(body.message).toBe('Marks updated successfully')
    expect((await result()).submission).toMatchObject({ status: 'submitted', passed: null })
  })

  test.each([
    [9, 3],
    [-1, 0],
    [1.74, 1.5],
    [2.9999, 2.5],
    [1e308, 3],
  ])('brings %d to %d', async (given, kept) => {
    const { body } = await save(marks(given))
    expect(body.submission.answers[2].marksAwarded).toBe(kept)
  })

  test('refuses a question of another quiz, and what is no number, and saves nothing', async () => {
    const foreign = {
      feedback: { ...marks(3).feedback, [newId()]: { marksAwarded: 1 } },
      globalFeedback: 'x',
    }
    for (const body of [
      foreign,
      marks('3'),
      { feedback: [] },
      { ...marks(3), globalFeedback: 'x'.repeat(5001) },
    ]) {
      const answer = await save(body)
      expect(answer.status).toBe(400)
      expect(answer.body.message).toBeTruthy()
    }
    const { submission } = await read()
    expect(submission).toMatchObject({ version: 1, feedback: '', totalMarksAwarded: 1 })
  })
})

describe('two who grade', () => {
  test('at once: one is saved, the other is told, and loses nothing of the first', async () => {
    const admin = await anAdmin(academy)
    const answers = await Promise.all([
      save({ ...marks(3), version: 1 }),
      save({ ...marks(1), version: 1 }, admin),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [saved, refused] = answers.sort((a, b) => a.status - b.status)
    expect(refused?.body.message).toBe(ATTEMPT_MESSAGES.gradedMeanwhile)
    expect((await read()).submission).toMatchObject({
      version: 2,
      totalMarksAwarded: saved?.body.submission.totalMarksAwarded,
    })
  })

  test('twenty at once on one version: one is saved', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => save({ ...marks(n % 4), version: 1 })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read()).submission.version).toBe(2)
  })
})

describe('a draft of marks', () => {
  const keep = (body: object, by = grace) =>
    academy.as(by).send('PUT /api/submission/{id}/draft', { params: { id: handedIn.id }, body })

  test('is its grader’s own, changes nothing, and ends with saving', async () => {
    const admin = await anAdmin(academy)
    const answer = await keep({ ...marks(2, 'Nearly.'), globalFeedback: 'Hm.', version: 1 })
    expect(answer.body.message).toBe(ATTEMPT_MESSAGES.draftSaved)
    await keep({ ...marks(1), version: 1 }, admin)
    const { draft, submission } = await read()
    expect(draft).toMatchObject({
      feedback: { [idOf(2)]: { marksAwarded: 2, feedbackText: 'Nearly.' } },
      globalFeedback: 'Hm.',
      version: 1,
    })
    expect(submission).toMatchObject({ version: 1, status: 'submitted' })
    await save(marks(2))
    expect((await read()).draft).toBeNull()
    expect((await read(admin)).draft?.feedback[idOf(2)]?.marksAwarded).toBe(1)
  })

  test('takes the place of the one before, and takes no foreign question', async () => {
    await keep(marks(1))
    await keep(marks(2.5))
    expect((await keep({ feedback: { [newId()]: { marksAwarded: 1 } } })).status).toBe(400)
    expect((await read()).draft?.feedback).toEqual({ [idOf(2)]: { marksAwarded: 2.5, feedbackText: '' } })
  })
})
