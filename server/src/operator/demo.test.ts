import { addDays, dayOf } from '@academy/contract/text/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { fillDemo } from './demo.ts'

const DAY_MS = 86_400_000
/** Pictures, letters and files of seven courses are drawn and written: a busy machine needs more than the usual minute. */
const FILL_MS = 180_000

/** One demo academy for all of them: they only look. */
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
  await fillDemo(academy.services)
}, FILL_MS)
afterAll(() => academy.stop())

test('a stop is heeded within its history too, and nothing is kept', { timeout: FILL_MS }, async () => {
  const other = await startAcademy()
  try {
    let asked = 0
    // Seven courses, what was paid, and then some of what was handed in.
    const isStopping = () => ++asked === 15
    await expect(fillDemo(other.services, isStopping)).rejects.toThrow('the academy stops')
    expect(asked).toBe(15)
    expect(await other.services.db.selectFrom('users').select('id').execute()).toEqual([])
  } finally {
    await other.stop()
  }
})

async function signIn(name: string) {
  const { token } = await academy.as(null).call('POST /api/user/login', {
    body: { email: `${name}@demo.impinga.rw`, password: 'impinga-demo-2026' },
  })
  return academy.as({ token })
}

test('the demo shows quizzes in every state: graded, waiting for marks, not begun', async () => {
  const aline = await signIn('aline')
  const { courses } = await aline.call('GET /api/mycourse')
  const states: string[] = []
  for (const { _id: courseId } of courses) {
    const { quizzes } = await aline.call('GET /api/quiz/course/{courseId}', { params: { courseId } })
    states.push(...quizzes.map(({ status, score }) => `${status} ${score}`))
  }
  expect(states).toEqual(expect.arrayContaining(['graded 6', 'graded 3', 'submitted null', 'null null']))
})

test('an exam is passed, another waits for marks, and what was handed in lies some days back', async () => {
  const examOf = async (name: string, title: string) => {
    const student = await signIn(name)
    const { courses } = await student.call('GET /api/mycourse')
    const courseId = courses.find((course) => course.title === title)?._id ?? ''
    const params = { courseId }
    return student.call('GET /api/certification/final-exam/student/{courseId}', { params })
  }
  const passed = await examOf('divine', 'Data Science with Market Prices')
  expect(passed.submission).toMatchObject({ status: 'graded', passed: true })
  const ago = academy.clock.now().getTime() - Date.parse(passed.submission?.submittedAt ?? '')
  expect(Math.round(ago / DAY_MS)).toBe(4)
  const waiting = await examOf('marie', 'Your First Web Page')
  expect(waiting.submission).toMatchObject({ status: 'submitted', passed: null, totalMarksAwarded: null })
})

test('its instructors find something to mark', async () => {
  const clarisse = await signIn('clarisse')
  const { submissions, pending } = await clarisse.call('GET /api/instructor/submissions')
  expect(pending).toBe(3)
  expect(submissions[0]?.status).toBe('submitted')
})

test('certificates are held, asked for, and one waits for a PDF because the fonts have no Chinese', async () => {
  const honorine = await signIn('honorine')
  const { certificates } = await honorine.call('GET /api/certification/certificates/my')
  expect(certificates.map(({ courseTitle }) => courseTitle)).toEqual([
    'Data Science with Market Prices',
    'Your First Web Page',
  ])
  const ago = academy.clock.now().getTime() - Date.parse(certificates[0]?.issuedDate ?? '')
  expect(Math.round(ago / DAY_MS)).toBe(16)
  const number = certificates[0]?.certificateNumber
  expect((await academy.app.inject({ url: `/certificate/${number}` })).statusCode).toBe(200)
  const solange = await signIn('solange')
  const { requests, counts } = await solange.call('GET /api/certification/certification-requests')
  expect(counts).toEqual({ all: 4, pending: 1, approved: 1, completed: 2, revoked: 0 })
  expect(requests.map(({ student }) => student?.name).slice(0, 2)).toEqual([
    'Olivier Nkurunziza',
    'Wang Li 王丽',
  ])
  expect(requests[1]?.problem).toContain('王丽')
})

test('its people have written to each other, in courses and from the office, and some of it waits', async () => {
  const aline = await signIn('aline')
  const { conversations, unreadCount } = await aline.call('GET /api/messages/conversations')
  expect(unreadCount).toBe(4)
  expect(conversations.map(({ otherUser, isPinned }) => [otherUser.name.split(' ')[0], isPinned])).toEqual([
    ['Clarisse', false],
    ['Jean', false],
    ['Patrick', true],
    ['Marie', false],
  ])
  expect(conversations.map(({ closed }) => closed?.reason ?? null)).toEqual([null, null, 'admin', null])
  const [newest] = conversations
  const ago = academy.clock.now().getTime() - Date.parse(newest?.lastMessage?.createdAt ?? '')
  expect(Math.round(ago / 3_600_000)).toBe(3)
  const subjects = (await academy.outbox()).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /message/i.test(subject))).toEqual([])
})

test('its people have asked under lectures: some of it is answered, one answer is marked, and two wait', async () => {
  const waiting: string[] = []
  for (const name of ['clarisse', 'jeanne']) {
    const teacher = await signIn(name)
    const { questions } = await teacher.call('GET /api/instructor/questions', {
      query: { state: 'unanswered' },
    })
    waiting.push(...questions.map(({ title, answers }) => `${title} ${answers}`))
  }
  expect(waiting).toEqual([
    'Why does the sum begin at 0? 0',
    'Does Python run on a phone without a computer? 1',
  ])
  const clarisse = await signIn('clarisse')
  const { questions } = await clarisse.call('GET /api/instructor/questions', { query: { state: 'answered' } })
  expect(questions).toHaveLength(2)
  const asked = questions.find(({ title }) => title.startsWith('When is it a list'))
  const grace = await signIn('grace')
  const read = await grace.call('GET /api/questions/{id}', { params: { id: asked?._id ?? '' } })
  expect(read.accepted?.author).toMatchObject({ name: 'Clarisse Uwimana', isTeacher: true })
  expect(read.question.useful).toBe(3)
  const ago = academy.clock.now().getTime() - Date.parse(read.question.askedAt)
  expect(Math.round(ago / 3_600_000)).toBe(620)
  expect((await academy.outbox()).filter(({ subject }) => /question|answer/i.test(subject))).toEqual([])
})

test('nobody of the demo gets mail of a certificate that lies in the past', async () => {
  const subjects = (await academy.outbox()).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('certificate'))).toEqual([])
})

test('the queue of payments has every sort of evidence, and a statement to check it by', async () => {
  const patrick = await signIn('patrick')
  const { pendingRequests, total, statement } = await patrick.call('GET /api/payment-requests/pending')
  expect(total).toBe(8)
  expect(pendingRequests.map(({ user, match }) => [user?.name.split(' ')[0], match.kind])).toEqual([
    ['Jean', 'exact'],
    ['Divine', 'exact'],
    ['Grace', 'exact'],
    ['Emmanuel', 'likely'],
    ['Grace', 'id-used'],
    ['Emmanuel', 'nothing-sent'],
    ['Marie', 'unmatched'],
    ['Divine', 'after-statement'],
  ])
  expect(statement).toMatchObject({ fileName: 'momo-statement.csv', network: 'MTN MoMo', paymentCount: 11 })
  const shown = pendingRequests.find(({ hasScreenshot }) => hasScreenshot)
  const screenshot = await patrick.send('GET /api/payment-requests/{id}/screenshot', {
    params: { id: shown?._id ?? '' },
  })
  expect(screenshot.status).toBe(200)
})

test('what was decided lies some days back, by somebody with a name', async () => {
  const patrick = await signIn('patrick')
  const { paymentRequests } = await patrick.call('GET /api/payment-requests', {
    query: { status: 'approved' },
  })
  expect(paymentRequests.length).toBeGreaterThan(8)
  for (const { reviewedBy, reviewedAt, requestedAt } of paymentRequests) {
    expect(reviewedBy).toBe('Patrick Nshimiyimana')
    expect(Date.parse(reviewedAt ?? '')).toBeGreaterThan(Date.parse(requestedAt))
    expect(academy.clock.now().getTime() - Date.parse(reviewedAt ?? '')).toBeGreaterThan(DAY_MS)
  }
  const emmanuel = await signIn('emmanuel')
  const { payments } = await emmanuel.call('GET /api/user/me/payments')
  expect(payments.map(({ status }) => status)).toEqual(['pending', 'pending', 'rejected'])
})

test('the first student can still ask to be let into several paid courses', async () => {
  const aline = await signIn('aline')
  const { payments } = await aline.call('GET /api/user/me/payments')
  expect(payments.map(({ status }) => status)).toEqual(['approved'])
  const { courses } = await aline.call('GET /api/course/all')
  const { user } = await aline.call('GET /api/user/me')
  const open = courses.filter(({ _id, price }) => price > 0 && !user.subscription.includes(_id))
  expect(open).toHaveLength(4)
})

const enrolments = () =>
  academy.services.db
    .selectFrom('enrolments as e')
    .innerJoin('courses as c', 'c.id', 'e.course_id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select([
      'c.title',
      'c.created_at as made_at',
      'u.created_at as joined_at',
      'e.enrolled_at',
      'e.last_active_at',
    ])
    .execute()

test('people came over three months, each after the course and after their account, and one course has most of them', async () => {
  const rows = await enrolments()
  const now = academy.clock.now().getTime()
  const ages = rows.map(({ enrolled_at }) => (now - enrolled_at.getTime()) / DAY_MS)
  expect(Math.max(...ages)).toBeGreaterThan(60)
  expect(Math.max(...ages)).toBeLessThan(90)
  expect(new Set(ages.map((age) => Math.floor(age / 7))).size).toBeGreaterThan(8)
  for (const { made_at, joined_at, enrolled_at, last_active_at } of rows) {
    expect(made_at.getTime()).toBeLessThan(enrolled_at.getTime())
    expect(joined_at.getTime()).toBeLessThan(enrolled_at.getTime())
    if (last_active_at) expect(last_active_at.getTime()).toBeGreaterThanOrEqual(enrolled_at.getTime())
  }
  const titles = rows.map(({ title }) => title)
  const sizes = [...new Set(titles)].map((title) => titles.filter((one) => one === title).length)
  const [largest = 0, second = 0] = sizes.sort((a, b) => b - a)
  expect(largest).toBeGreaterThan(second * 1.5)
})

test('every chart shows days of work, and the counts that jobs keep are the same', async () => {
  const patrick = await signIn('patrick')
  const to = dayOf(academy.clock.now())
  const query = { from: addDays(to, -89), to }
  const charts = () =>
    Promise.all([
      patrick.call('GET /api/analytics/enrolments', { query }),
      patrick.call('GET /api/analytics/learners', { query }),
      patrick.call('GET /api/analytics/completions', { query }),
      patrick.call('GET /api/analytics/revenue', { query }),
    ])
  const counted = await charts()
  for (const { points } of counted) expect(points.filter(({ count }) => count > 0).length).toBeGreaterThan(5)
  await academy.runJobs()
  const kept = await charts()
  expect(kept.map(({ points, total }) => ({ points, total }))).toEqual(
    counted.map(({ points, total }) => ({ points, total })),
  )
})

test('in the largest course some are at risk and some are done, and its class met every week', async () => {
  const clarisse = await signIn('clarisse')
  const { courses } = await clarisse.call('GET /api/course/all')
  const id = courses.find(({ title }) => title === 'Your First Web Page')?._id ?? ''
  const { students } = await clarisse.call('GET /api/instructor/courses/{id}/students', { params: { id } })
  const atRisk = students.filter(({ risks }) => risks.length > 0).length
  expect(atRisk).toBeGreaterThan(2)
  expect(atRisk).toBeLessThan(students.length / 2)
  const { days } = await clarisse.call('GET /api/instructor/attendance/{courseId}', {
    params: { courseId: id },
  })
  expect(days).toMatchObject({ total: 10 })
})

test('its staff have announced something to courses, a role and all, and one waits for its time', async () => {
  const marie = await signIn('marie')
  const { announcements } = await marie.call('GET /api/announcements')
  expect(announcements.map(({ author, isRead }) => [author, isRead])).toEqual([
    ['Clarisse Uwimana', true],
    ['Clarisse Uwimana', true],
    ['Solange Mutesi', true],
  ])
  const courseId = announcements[0]?.audience.kind === 'course' ? announcements[0].audience.course._id : ''
  const { pinned } = await marie.call('GET /api/courses/{courseId}/announcements', { params: { courseId } })
  expect(pinned.map(({ title }) => title)).toEqual(['Before you sit the exam: read this'])
  const clarisse = await signIn('clarisse')
  const own = await clarisse.call('GET /api/instructor/announcements')
  expect(own.announcements.map(({ state }) => state)).toEqual(['scheduled', 'sent', 'sent'])
  const solange = await signIn('solange')
  const all = await solange.call('GET /api/instructor/announcements')
  expect(all.total).toBe(5)
  for (const { state, recipients, readers } of all.announcements)
    if (state === 'sent') expect(recipients).toBeGreaterThan(readers)
})

test('attempts of the past have the answers that were handed in', async () => {
  const clarisse = await signIn('clarisse')
  const { courses } = await clarisse.call('GET /api/instructor/courses')
  const courseId = courses.find(({ title }) => title === 'Your First Web Page')?._id ?? ''
  const { quizzes } = await clarisse.call('GET /api/quiz/course/{courseId}', { params: { courseId } })
  const id = quizzes.find(({ title }) => title === 'Tags and rules')?._id ?? ''
  const { sittings } = await clarisse.call('GET /api/instructor/assessments/{id}/sittings', {
    params: { id },
  })
  expect(sittings.filter(({ state }) => state === 'handed-in').length).toBeGreaterThan(10)
  expect(sittings.filter(({ answeredCount }) => answeredCount === 0)).toEqual([])
})
