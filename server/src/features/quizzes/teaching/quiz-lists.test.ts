import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aQuiz } from '../../../testing/assessments.ts'
import {
  aCourse,
  aLecture,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../../testing/people.ts'
import { aSubmission } from '../../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
let course: { id: string }
let lecture: { id: string }
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  grace = await anInstructor(academy)
  course = await aCourse(academy, { instructor: grace })
  lecture = await aLecture(academy, course, { title: 'Loops' })
})

describe('lists', () => {
  test('show a student how they stand, and no question', async () => {
    const student = await aStudent(academy)
    await anEnrolment(academy, student, course)
    const [fresh, running] = [
      await aQuiz(academy, course, { lecture }),
      await aQuiz(academy, course, { title: 'Free' }),
    ]
    await academy.as(student).call('GET /api/quiz/student/{id}', { params: { id: running.id } })
    const list = () =>
      academy.as(student).call('GET /api/quiz/course/{courseId}', { params: { courseId: course.id } })
    const { quizzes } = await list()
    expect(quizzes).toMatchObject([
      { _id: fresh.id, hasSubmitted: false, isRunning: false, requiresLectureCompletion: true, status: null },
      {
        _id: running.id,
        hasSubmitted: false,
        isRunning: true,
        requiresLectureCompletion: false,
        score: null,
      },
    ])
    expect(JSON.stringify(quizzes)).not.toMatch(/questions"|correctOption|answer_?key|submissions/i)

    await academy
      .as(student)
      .call('PUT /api/markascomplete', { body: { courseId: course.id, lectureId: lecture.id } })
    expect((await list()).quizzes[0]).toMatchObject({ requiresLectureCompletion: false })
    const ofLecture = await academy
      .as(student)
      .call('GET /api/quiz/lecture/{lectureId}', { params: { lectureId: lecture.id } })
    expect(ofLecture.quizzes.map(({ _id }) => _id)).toEqual([fresh.id])
  })

  test('show those who teach the questions, and an outsider nothing', async () => {
    const quiz = await aQuiz(academy, course, { lecture })
    const params = { courseId: course.id }
    for (const person of [grace, await anAdmin(academy)]) {
      const { quizzes } = await academy.as(person).call('GET /api/quiz/course/{courseId}', { params })
      expect(quizzes).toMatchObject([{ _id: quiz.id, totalSubmissions: 0, pendingSubmissions: 0 }])
      expect(quizzes[0]?.questions).toEqual(quiz.questions)
    }
    for (const person of [await aStudent(academy), await anInstructor(academy)])
      expect((await academy.as(person).send('GET /api/quiz/course/{courseId}', { params })).status).toBe(403)
  })

  test('of an instructor hold their own quizzes, of one course when asked', async () => {
    const [quiz, second] = [
      await aQuiz(academy, course, { lecture }),
      await aCourse(academy, { instructor: grace, title: 'Second' }),
    ]
    const other = await aQuiz(academy, second)
    await aQuiz(academy, await aCourse(academy, { instructor: await anInstructor(academy) }))
    const list = (query: { course?: string }) =>
      academy.as(grace).call('GET /api/instructor/quizzes', { query })
    const whole = await list({})
    expect(whole.quizzes.map(({ _id }) => _id)).toEqual([other.id, quiz.id])
    expect(whole.courses.map(({ _id }) => _id)).toEqual([second.id, course.id])
    expect([whole.total, whole.page, whole.pages]).toEqual([2, 1, 1])
    const query = { page: '2', limit: '1' }
    const lastPage = await academy.as(grace).call('GET /api/instructor/quizzes', { query })
    expect([lastPage.quizzes.map(({ _id }) => _id), lastPage.total, lastPage.pages]).toEqual([
      [quiz.id],
      2,
      2,
    ])
    expect((await list({ course: course.id })).quizzes.map(({ _id }) => _id)).toEqual([quiz.id])
    const foreign = await aCourse(academy)
    await expect(list({ course: foreign.id })).rejects.toMatchObject({ status: 403 })
    const all = await academy.as(await anAdmin(academy)).call('GET /api/quiz/all')
    expect(all.quizzes.length).toBeGreaterThan(2)
  })

  test('of an instructor are sorted, searched and given as a file', async () => {
    const arrays = await aQuiz(academy, course, { lecture, title: 'arrays' })
    const bits = await aQuiz(academy, course, { title: 'Bits', questions: [{}] })
    await aSubmission(academy, arrays, { answers: [1, 0, 'One.'] })
    await aQuiz(academy, await aCourse(academy, { instructor: await anInstructor(academy) }))
    const list = async (query: Record<string, string>) => {
      const found = await academy.as(grace).call('GET /api/instructor/quizzes', { query: query as never })
      return [found.quizzes.map(({ _id }) => _id), found.total, found.hasMore]
    }
    const [first, second] = [arrays.id, bits.id]
    expect(await list({ sort: 'title' })).toEqual([[first, second], 2, false])
    expect(await list({ sort: '-title' })).toEqual([[second, first], 2, false])
    expect(await list({ sort: 'questions' })).toEqual([[second, first], 2, false])
    expect(await list({ sort: '-pending' })).toEqual([[first, second], 2, false])
    const third = (await aQuiz(academy, course, { title: 'Chars' })).id
    // Those with as many by their ids, a page at a time as all at once.
    expect(await list({ sort: '-pending' })).toEqual([[first, third, second], 3, false])
    expect(await list({ sort: 'graded' })).toEqual([[first, second, third], 3, false])
    for (const [page, id] of [first, third, second].entries())
      expect(await list({ sort: '-pending', limit: '1', page: `${page + 1}` })).toEqual([[id], 3, false])
    await academy.as(grace).call('DELETE /api/instructor/quizzes/{id}', { params: { id: third } })
    expect(await list({ search: 'BITS' })).toEqual([[second], 1, false])
    expect(await list({ search: 'loop' })).toEqual([[first], 1, false])
    const csv = (query: { course?: string }) =>
      academy.as(grace).send('GET /api/instructor/quizzes/csv', { query })
    const [head, ...rows] = (await csv({})).text.trim().split('\r\n')
    expect(head).toContain('Quiz,Course,Lecture,Questions')
    expect(rows.map((row) => row.split(',')[0])).toEqual(['Bits', 'arrays'])
    expect(rows[1]).toContain(',Loops,')
    expect((await csv({ course: (await aCourse(academy)).id })).status).toBe(403)
  })

  test('go into a file whole, newest first, of all that an instructor teaches and of nobody else', async () => {
    const courses = [course, await aCourse(academy, { instructor: grace }), await aCourse(academy)]
    const own: string[] = []
    for (let n = 0; n < 78; n++) {
      const title = `Quiz${n}`
      await aQuiz(academy, courses[n % 3] ?? course, { title })
      if (n % 3 < 2) own.unshift(title)
    }
    const { text } = await academy.as(grace).send('GET /api/instructor/quizzes/csv')
    expect(own.length).toBeGreaterThan(50)
    expect(
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',')[0]),
    ).toEqual(own)
  })

  test('of those who teach have one shape: questions and all three counters', async () => {
    const quiz = await aQuiz(academy, course, { lecture })
    const admin = academy.as(await anAdmin(academy))
    const params = { courseId: course.id }
    const lists = [
      (await academy.as(grace).call('GET /api/quiz/course/{courseId}', { params })).quizzes,
      (await academy.as(grace).call('GET /api/instructor/quizzes')).quizzes,
      (await admin.call('GET /api/quiz/all')).quizzes,
    ].map((quizzes) => quizzes.find(({ _id }) => _id === quiz.id))
    for (const one of lists) expect(one).toEqual(lists[0])
    expect(lists[0]?.questions).toEqual(quiz.questions)
    expect(lists[0]).toMatchObject({ totalSubmissions: 0, gradedSubmissions: 0, pendingSubmissions: 0 })
    const { quizzes } = await admin.call('GET /api/quiz/all', { query: { questions: 'none' } })
    expect(quizzes.every((one) => !('questions' in one) && one.questionCount > 0)).toBe(true)
  })

  test('carry a thousand questions at most, and say how many the others have', async () => {
    const large = { questions: Array.from({ length: 200 }, () => ({})) }
    for (let i = 0; i < 6; i++) await aQuiz(academy, course, large)
    const { quizzes } = await academy.as(grace).call('GET /api/instructor/quizzes')
    expect(quizzes.map(({ questions }) => questions?.length)).toEqual([200, 200, 200, 200, 200, undefined])
    expect(quizzes.at(-1)?.questionCount).toBe(200)
  })

  test('of courses count quizzes and no exams', async () => {
    await aQuiz(academy, course, { lecture })
    const { courses } = await academy.as(grace).call('GET /api/instructor/courses')
    expect(courses[0]).toMatchObject({ _id: course.id, quizCount: 1 })
  })
})
