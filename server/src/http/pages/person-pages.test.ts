import type { BuiltPage, PersonPage } from '@academy/contract/http'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { CALLERS } from '../../testing/access/callers.ts'
import { BUILD_MS, type DrawnAcademy, startDrawnAcademy } from '../../testing/drawn-web.ts'
import { type Fixture, setUpFixture } from '../../testing/fixture.ts'
import {
  aCourse,
  aLecture,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../testing/people.ts'

/** What waits for an answer that hangs takes longer. */
const LONG_MS = 2_900
/** A busy machine draws later than an answer may wait. */
const SOON = { timeout: 60_000, interval: 200 }

let academy: DrawnAcademy
let personal: string[]

beforeAll(async () => {
  academy = await startDrawnAcademy()
  const { default: pages } = await import(`${academy.webDirectory}/.vite/pages.json`, {
    with: { type: 'json' },
  })
  personal = (pages as BuiltPage[]).filter(({ isPersonal }) => isPersonal).map(({ path }) => path)
}, BUILD_MS)
afterAll(() => academy.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

async function pageOf(person: TestPerson | null, at: string): Promise<PersonPage> {
  const { status, body, headers } = await academy.as(person).send('GET /api/page', { query: { at } })
  expect(status, at).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  return body
}

/** The markup of the page, which a busy machine draws later than others, once all of these words are in it. */
async function drawnFor(person: TestPerson, at: string, words: readonly string[] = []): Promise<string> {
  let html: string | null = null
  await expect
    .poll(async () => {
      html = (await pageOf(person, at)).html
      const read = html === null ? null : wordsOf(html)
      return words.filter((one) => !read?.includes(one)).concat(html === null ? [at] : [])
    }, SOON)
    .toEqual([])
  return html ?? ''
}

/** The page when there was time to draw it. */
async function drawnPage(person: TestPerson, at: string): Promise<PersonPage & { afterMs: number }> {
  let page: PersonPage | undefined
  let afterMs = 0
  const isDrawn = async () => {
    const begunAt = performance.now()
    page = await pageOf(person, at)
    afterMs = performance.now() - begunAt
    return page.html !== null
  }
  await expect.poll(isDrawn, SOON).toBe(true)
  return { ...(page as PersonPage), afterMs }
}

/** Without its marks, as it is read. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const counted = async (outcome: string) =>
  Number(
    new RegExp(`outcome="${outcome}"} (\\d+)`).exec(await academy.services.figures.registry.metrics())?.[1] ??
      0,
  )

const STAFF = ['/instructor/dashboard', '/instructor/courses/:id', '/create-quiz']
const ADMINS = ['/admin/users', '/admin/dashboard', '/admin/course/:id', '/admin/settings', '/admin/audit']
/** To whom the guards of these show nothing. */
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  S0: ['/course/study/:id', ...STAFF, ...ADMINS],
  S1: [...STAFF, ...ADMINS],
  S2: [...STAFF, ...ADMINS],
  I0: ADMINS,
  I1: ['/my-certificates', ...ADMINS],
  AD: ['/instructor/dashboard'],
}

/** What is drawn when there is time to. */
async function unhurried(fixture: Fixture, path: string): Promise<string | null> {
  let html: string | null = null
  const isLeft = async () => {
    const before = await counted('busy')
    html = (await pageOf(fixture.caller, addressOf(path, fixture))).html
    return (await counted('busy')) > before
  }
  await expect.poll(isLeft, SOON).toBe(false)
  return html
}

/** An address of a page with what is to be seen there. */
function addressOf(path: string, { course, lectures, caller }: Fixture): string {
  const lecture = /\/lectures?\/:id|:lectureId/.test(path)
  return path
    .replace(':userId', caller?.id ?? '')
    .replace(/:(code|otherUserId|studentId)\??/g, caller?.id ?? '')
    .replace(/:\w+\??/g, lecture ? lectures[1].id : course.id)
}

test('a student’s pages hold their own words, and what they were drawn with', async () => {
  const student = await aStudent(academy, { name: 'Immaculée Uwamahoro' })
  const course = await aCourse(academy, { title: 'Bridges of Rope' })
  const lecture = await aLecture(academy, course, { title: 'Knots that hold' })
  await anEnrolment(academy, student, course)

  await drawnFor(student, `/${student.id}/dashboard`, ['Bridges of Rope', 'Immaculée Uwamahoro'])
  const player = await drawnFor(student, `/lectures/${lecture.id}`, ['Knots that hold'])
  expect(player).not.toContain('class="skeleton')
  const { answers, queries, heard, parts } = await drawnPage(student, `/lectures/${lecture.id}`)
  // What follows from the lecture's answer comes in the same round trip.
  const known = ['/api/user/me', `/api/lecture/${lecture.id}`, `/api/course/${course.id}`]
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(known))
  // The program takes the markup over with what it was drawn with, and asks for none of it.
  expect(heard).toEqual(expect.arrayContaining(known.slice(1)))
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(heard))
  expect(queries.map(({ url }) => url)).toEqual(expect.arrayContaining(known.slice(1)))
  expect(parts).not.toEqual([])
  await drawnFor(student, `/course/study/${course.id}`, ['Knots that hold'])
  // A frame that depends on who asks is drawn as well.
  await drawnFor(student, '/account', [student.email])
})

test('an instructor’s dashboard is hers, in her portal', async () => {
  const teacher = await anInstructor(academy, { name: 'Grace Mukamana' })
  await aCourse(academy, { title: 'Bridges of Rope', instructor: teacher })
  const html = await drawnFor(teacher, '/instructor/dashboard', ['Grace Mukamana', 'Bridges of Rope'])
  expect(html).toMatch(/id="portal-title"[^>]*>.*Instructor Dashboard<\/h1>/s)
  // The policy would refuse a style in the markup: the rules come beside it.
  expect(html).not.toContain('<style')
})

test('a name that is markup stays a name', async () => {
  const student = await aStudent(academy, { name: '<img src=x onerror=alert(1)>' })
  const course = await aCourse(academy, { title: '</style><script>alert(2)</script>' })
  await anEnrolment(academy, student, course)
  for (const at of [`/${student.id}/dashboard`, `/course/study/${course.id}`]) {
    const html = await drawnFor(student, at, ['script&gt;alert(2)'])
    expect(html).not.toMatch(/<img src=x|<script/)
    expect(html).not.toContain('</style>')
    expect(html).toContain('&lt;/style&gt;&lt;script&gt;')
  }
})

test('nothing of a person is in the next one’s page, nor in one that everybody gets', async () => {
  const [first, second] = [
    await aStudent(academy, { name: 'Immaculée Uwamahoro' }),
    await aStudent(academy, { name: 'Théogène Nsabimana' }),
  ]
  const course = await aCourse(academy, { title: 'Bridges of Rope' })
  await anEnrolment(academy, first, course)
  await drawnFor(first, `/${first.id}/dashboard`, ['Bridges of Rope'])
  const html = await drawnFor(second, `/${second.id}/dashboard`, ['Théogène', 'No course Enrolled Yet'])
  expect(wordsOf(html)).not.toMatch(/Immaculée|Bridges of Rope/)
  const { payload } = await academy.app.inject({ url: '/courses', headers: { accept: 'text/html' } })
  expect(payload).toContain('Bridges of Rope')
  expect(payload).not.toMatch(/Immaculée|Théogène/)
  // Somebody else's page leads to one's own.
  expect((await pageOf(second, `/${first.id}/dashboard`)).html).toBeNull()
})

test('an ended session hears what every call of its page would', async () => {
  const student = await aStudent(academy)
  await academy.as(student).send('POST /api/user/logout', {})
  const { status } = await academy
    .as(student)
    .send('GET /api/page', { query: { at: `/${student.id}/dashboard` } })
  expect(status).toBe(401)
})

test('who comes while many are drawn gets the answers alone, at once', async () => {
  const student = await aStudent(academy)
  await drawnFor(student, `/${student.id}/dashboard`)
  const turnedAway = async () => {
    const busyBefore = await counted('busy')
    const pages = await Promise.all(
      Array.from({ length: 20 }, () => pageOf(student, `/${student.id}/dashboard`)),
    )
    for (const { answers } of pages) {
      expect(answers['/api/user/me']?.status).toBe(200)
      expect(answers['/api/mycourse']?.status).toBe(200)
    }
    const without = pages.filter(({ html }) => html === null).length
    return Math.min(without, (await counted('busy')) - busyBefore)
  }
  // More than the most of a second alone would leave; a busy machine answers too late to turn anybody away.
  await expect.poll(turnedAway, SOON).toBeGreaterThan(10)
  // A busy second passes.
  await drawnFor(student, `/${student.id}/dashboard`)
})

test('a page that could not be drawn comes with its answers alone, and is counted', async () => {
  const student = await aStudent(academy)
  await drawnFor(student, `/${student.id}/dashboard`)
  vi.spyOn(academy.services, 'academyFacts').mockRejectedValue(new Error('no facts'))
  const countedForOne = async () => {
    const failedBefore = await counted('failed')
    const { html, answers } = await pageOf(student, `/${student.id}/dashboard`)
    expect(html).toBeNull()
    expect(answers['/api/mycourse']?.status).toBe(200)
    return (await counted('failed')) - failedBefore
  }
  // In a busy second it would not even be begun.
  await expect.poll(countedForOne, SOON).toBe(1)
})

test('a call that hangs holds up nobody: the page comes with the other answers', async () => {
  const student = await aStudent(academy)
  const course = await aCourse(academy)
  await anEnrolment(academy, student, course)
  const at = `/course/study/${course.id}`
  const hanging = `/api/courses/${course.id}/announcements`
  expect(Object.keys((await pageOf(student, at)).answers)).toContain(hanging)
  const holding = await academy.services.db.startTransaction().execute()
  try {
    await sql`lock table announcements in access exclusive mode`.execute(holding)
    const page = await drawnPage(student, at)
    const known = Object.keys(page.answers)
    expect(page.afterMs).toBeLessThan(LONG_MS)
    expect(known).toContain(`/api/lectures/${course.id}`)
    expect(known).not.toContain(hanging)
  } finally {
    await holding.rollback().execute()
  }
})

test.each(['/', '/courses', '/take-quiz/65aa00000000000000000001', '/final-exam', '/no/such', '//', '/%'])(
  '%s is no such page, and asks nothing',
  async (at) => {
    expect(await pageOf(await aStudent(academy), at)).toEqual({
      html: null,
      style: '',
      queries: [],
      heard: [],
      parts: [],
      answers: {},
    })
  },
)

describe.each(CALLERS.filter((kind) => kind !== 'visitor'))('%s', (kind) => {
  test('hears of each page’s calls what they hear by themselves, and sees what their guards let them see', async () => {
    const fixture = await setUpFixture(academy, kind)
    const failedBefore = await counted('failed')
    for (const path of personal) {
      const at = addressOf(path, fixture)
      const { answers } = await pageOf(fixture.caller, at)
      for (const [url, { status, body, offline }] of Object.entries(answers)) {
        const alone = await academy.app.inject({ url, headers: { token: fixture.caller?.token } })
        expect(status, `${at} ${url}`).toBe(alone.statusCode)
        expect(offline !== null, `${at} ${url}`).toBe(alone.headers['offline-copy'] === 'allowed')
        if (status >= 400) expect(body, `${at} ${url}`).toEqual(alone.json())
        else expect(Object.keys(body as object), `${at} ${url}`).toEqual(Object.keys(alone.json()))
      }
    }
    expect(await counted('failed')).toBe(failedBefore)
    for (const path of CLOSED[kind] ?? []) expect(await unhurried(fixture, path), path).toBeNull()
  })
})

test(
  'every page can be drawn with what its person is answered',
  async () => {
    const fixtures = {
      student: await setUpFixture(academy, 'S2'),
      instructor: await setUpFixture(academy, 'I1'),
      superadmin: await setUpFixture(academy, 'SA'),
    }
    expect(personal.length).toBeGreaterThan(60)
    for (const path of personal) {
      const word = path.split('/')[1]
      const isTeaching = /^(create-quiz|edit-quiz|submissions|grade-submission|instructor)$/.test(word ?? '')
      const fixture =
        word === 'admin' ? fixtures.superadmin : isTeaching ? fixtures.instructor : fixtures.student
      await drawnFor(fixture.caller as TestPerson, addressOf(path, fixture))
    }
  },
  BUILD_MS,
)
