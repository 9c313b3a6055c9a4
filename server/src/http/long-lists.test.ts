import { ANSWERS_MAX_ROWS } from '@academy/contract/attempts'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import { LECTURE_MESSAGES } from '@academy/contract/lectures'
import { QUIZ_MESSAGES } from '@academy/contract/quizzes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { aQuiz, type TestAssessment } from '../testing/assessments.ts'
import { notesLecture } from '../testing/notes-lecture.ts'
import { aCourse, anAdmin, anEnrolment, anInstructor, aStudent, type TestPerson } from '../testing/people.ts'

// Lists with one row more than they hold at once: each says so, and has a way to the last row.
const MANY = LIST_MAX_ROWS + 1
/** One course has nearly all; beside it somebody else's has a few. */
let academy: TestAcademy
let admin: TestPerson
let grace: TestPerson
let aline: TestPerson
let quiz: TestAssessment

const id = (letter: string) => sql`${letter}::text || lpad(n::text, 23, '0')`
const many = sql`generate_series(1, ${MANY}::int) n`

beforeAll(async () => {
  academy = await startAcademy()
  admin = await anAdmin(academy)
  grace = await anInstructor(academy)
  aline = await aStudent(academy)
  const course = await aCourse(academy, { instructor: grace })
  quiz = await aQuiz(academy, course)
  const others = await aCourse(academy, { instructor: await anInstructor(academy) })
  await anEnrolment(academy, aline, others)
  await academy.write(async ({ db }) => {
    for (const rows of [
      sql`insert into users (id, name, email)
        select ${id('a')}, 'Student ' || n, 'student.' || n || '@example.rw' from ${many}`,
      sql`insert into users (id, name, email, role)
        select ${id('b')}, 'Teacher ' || n, 'teacher.' || n || '@example.rw', 'instructor' from ${many}`,
      sql`insert into courses (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf,
          course_type, search)
        select ${id('c')}, 'Course ' || n, '', 'Web', 'Grace', ${grace.id}, 1, 0, 'free', '' from ${many}`,
      sql`insert into enrolments (course_id, user_id) select ${id('c')}, ${aline.id} from ${many}`,
      sql`insert into enrolments (course_id, user_id) select ${quiz.course_id}, ${id('a')} from ${many}`,
      sql`insert into statements (id, file_name, network, from_at, to_at, payment_count, imported_by_name)
        select ${id('d')}, 'june.csv', 'MTN', now(), now(), 0, 'Claudine' from ${many}`,
      sql`insert into payment_requests (id, reference, student_id, course_id, course_title, price_rwf, status,
          requested_at, reviewed_at)
        select ${id('e')}, translate(lpad(n::text, 4, '0'), '0123456789', 'ABCDEFGHJK') || '-22', ${aline.id}, null,
          'Web', 1000, 'rejected', now(), now() from ${many}`,
    ])
      await rows.execute(db)
  })
}, 60_000)
afterAll(() => academy.stop())

interface Listed {
  rows: readonly unknown[]
  total: number
  page: number
  pages: number
}
type Query = { query?: { page: string } }
const last: Query = { query: { page: '2' } }

const lists: [string, (query?: Query) => Promise<Listed>, total: number][] = [
  [
    'a student’s courses',
    async (query) => {
      const { courses: rows, ...counts } = await academy.as(aline).call('GET /api/mycourse', query)
      return { rows, ...counts }
    },
    MANY + 1,
  ],
  [
    'an instructor’s courses, as the message picker asks for them',
    async (query) => {
      const { courses: rows, ...counts } = await academy.as(grace).call('GET /api/mycourse', query)
      return { rows, ...counts }
    },
    MANY + 1,
  ],
  [
    'an instructor’s courses with their exams',
    async (query) => {
      const { courses: rows, ...counts } = await academy
        .as(grace)
        .call('GET /api/instructor/final-exams', query)
      return { rows, ...counts }
    },
    MANY + 1,
  ],
  [
    'whom a course may be assigned to',
    async (query) => {
      const { instructors: rows, ...counts } = await academy.as(admin).call('GET /api/instructors', query)
      return { rows, ...counts }
    },
    MANY + 2,
  ],
  [
    'imported statements',
    async (query) => {
      const { statements: rows, ...counts } = await academy
        .as(admin)
        .call('GET /api/payment-statements', query)
      return { rows, ...counts }
    },
    MANY,
  ],
  [
    'one’s own payments',
    async (query) => {
      const { payments: rows, ...counts } = await academy.as(aline).call('GET /api/user/me/payments', query)
      return { rows, ...counts }
    },
    MANY,
  ],
]

test.each(lists)(
  '%s: the first page says how many there are, the last has the rest',
  async (_, list, total) => {
    const first = await list()
    expect(first.rows).toHaveLength(LIST_MAX_ROWS)
    expect(first).toMatchObject({ total, page: 1, pages: 2 })
    const rest = await list(last)
    expect(rest).toMatchObject({ total, page: 2, pages: 2 })
    expect(rest.rows).toHaveLength(total - LIST_MAX_ROWS)
    const ids = [...first.rows, ...rest.rows].map((row) => (row as { _id: string })._id)
    expect(new Set(ids).size).toBe(total)
  },
)

test('the courses to choose from beside the quizzes: how many there are in all', async () => {
  for (const [person, own] of [
    [grace, MANY + 1],
    [admin, MANY + 2],
  ] as const) {
    const { courses, coursesTotal } = await academy.as(person).call('GET /api/instructor/quizzes')
    expect([courses.length, coursesTotal]).toEqual([LIST_MAX_ROWS, own])
  }
})

test('students who have not begun: that there are more, and typing finds each', async () => {
  const list = (query = {}) =>
    academy
      .as(grace)
      .call('GET /api/instructor/assessments/{id}/sittings', { params: { id: quiz.id }, query })
  const all = await list()
  expect([all.students.length, all.hasMoreStudents]).toEqual([LIST_MAX_ROWS, true])
  for (const student of ['Student 999', 'student.999@example.rw'])
    expect(await list({ student })).toMatchObject({
      students: [{ name: 'Student 999' }],
      hasMoreStudents: false,
    })
  expect((await list({ student: '%' })).students).toEqual([])
})

test('sittings, their log, the answers to one question and the queue of one course that has nearly all', async () => {
  await academy.write(async ({ db }) => {
    const { id: paper } = await db
      .selectFrom('papers')
      .select('id')
      .where('assessment_id', '=', quiz.id)
      .executeTakeFirstOrThrow()
    const question = quiz.questions[0]?._id
    for (const rows of [
      sql`insert into attempts (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, state, ended_at)
        select ${id('1')}, ${quiz.id}, ${paper}, ${quiz.course_id}, ${id('a')}, now(), now() + interval '1 hour',
          'handed-in', now() from ${many}`,
      sql`insert into attempts (id, assessment_id, paper_id, course_id, started_at, deadline)
        select ${id('6')}, ${quiz.id}, ${paper}, ${quiz.course_id}, now(), now() + interval '1 hour'
        from generate_series(1, 2) n`,
      sql`insert into assessment_events (id, assessment_id, event) select ${id('2')}, ${quiz.id}, 'finalised'
        from generate_series(1, ${2 * MANY}::int) n`,
      sql`insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status,
          submitted_at, total_marks, total_marks_awarded, unmarked_count, passing_percent, content_hash)
        select ${id('3')}, ${id('1')}, ${quiz.id}, 'quiz', ${paper}, ${quiz.course_id}, ${id('a')},
          case when n = 7 then 'graded' else 'submitted' end, now() + n * interval '1 second', 5, 0, 1, 70, '' from ${many}`,
      sql`insert into submission_answers (id, submission_id, question_id, position)
        select ${id('4')}, ${id('3')}, ${question}, 0 from ${many}`,
    ])
      await rows.execute(db)
  })
  const sittings = (query = {}) =>
    academy
      .as(grace)
      .call('GET /api/instructor/assessments/{id}/sittings', { params: { id: quiz.id }, query })
  const first = await sittings()
  expect(first).toMatchObject({
    total: MANY + 2,
    page: 1,
    pages: 2,
    running: 2,
    // As far as a thousand behind the page.
    eventsTotal: 2 * LIST_MAX_ROWS,
    eventsPages: 2,
  })
  expect(first.sittings.map(({ state }) => state).slice(0, 3)).toEqual(['open', 'open', 'handed-in'])
  expect([first.sittings.length, first.events.length]).toEqual([LIST_MAX_ROWS, LIST_MAX_ROWS])
  const rest = await sittings({ page: '2', eventsPage: '3' })
  expect(rest).toMatchObject({ page: 2, eventsPage: 3, eventsTotal: 2 * MANY, running: 2 })
  expect([rest.sittings.length, rest.events.length]).toEqual([3, 2])

  const queue = (query = {}) => academy.as(grace).call('GET /api/instructor/grading-queue', { query })
  const waiting = await queue({ course: quiz.course_id })
  expect(waiting).toMatchObject({ total: MANY, graded: 1, page: 1, pages: 2 })
  expect(waiting.queue).toHaveLength(LIST_MAX_ROWS)
  expect(waiting.queue.every(({ status }) => status === 'submitted')).toBe(true)
  expect((await queue({ course: quiz.course_id, page: '2' })).queue).toMatchObject([{ status: 'graded' }])

  const answers = await academy.as(grace).call('GET /api/instructor/quizzes/{id}/answers/{questionId}', {
    params: { id: quiz.id, questionId: String(quiz.questions[0]?._id) },
  })
  expect([answers.answers.length, answers.hasMore]).toEqual([ANSWERS_MAX_ROWS, true])

  const search = () =>
    academy.as(grace).call('GET /api/instructor/submissions', { query: { search: 'Student', limit: 5 } })
  expect(await search()).toMatchObject({ total: MANY, pending: LIST_MAX_ROWS, hasMore: false })
  await academy.write(({ db }) => db.updateTable('submissions').set({ status: 'submitted' }).execute())
  expect(await search()).toMatchObject({ total: LIST_MAX_ROWS, pending: LIST_MAX_ROWS, hasMore: true })
})

test('a course, which is listed whole, takes no lecture and no quiz that its lists would leave out', async () => {
  const course = await aCourse(academy, { instructor: grace })
  const addLecture = (title: string) =>
    academy.as(grace).send('POST /api/instructor/courses/{id}/lectures', {
      params: { id: course.id },
      body: notesLecture(title),
    })
  await academy.write(({ db }) =>
    sql`insert into lectures (id, course_id, title, description, lecture_type, position)
      select ${id('5')}, ${course.id}, 'Lecture ' || n, '', 'notes', n from ${many} where n < ${LIST_MAX_ROWS}`.execute(
      db,
    ),
  )
  const [one, other] = await Promise.all([addLecture('One more'), addLecture('Another')])
  expect([one.status, other.status].toSorted()).toEqual([200, 400])
  expect([one, other].find(({ status }) => status === 400)?.body).toEqual({
    message: LECTURE_MESSAGES.courseFull,
  })
  const { lectures } = await academy
    .as(grace)
    .call('GET /api/instructor/courses/{id}/lectures', { params: { id: course.id } })
  expect(lectures).toHaveLength(LIST_MAX_ROWS)

  const lecture = lectures[0]?._id ?? ''
  await academy.write(({ db }) =>
    sql`insert into assessments (id, kind, course_id, lecture_id, title, description, time_limit_minutes,
        passing_percent, question_count, total_marks)
      select ${id('6')}, 'quiz', ${course.id}, ${lecture}, 'Quiz ' || n, '', 10, 70, 1, 1 from ${many}
      where n <= ${LIST_MAX_ROWS}`.execute(db),
  )
  const quizzes = await academy.as(grace).send('POST /api/instructor/quizzes/new', {
    body: {
      title: 'One more',
      description: 'A walk.',
      course: course.id,
      lecture,
      timeLimit: 10,
      passingScore: 70,
      questions: [
        {
          question: 'Which?',
          questionType: 'multiple-choice',
          options: ['A', 'B'],
          correctOption: 0,
          marks: 1,
        },
      ],
    },
  })
  expect([quizzes.status, quizzes.body]).toEqual([400, { message: QUIZ_MESSAGES.courseFull }])
})
