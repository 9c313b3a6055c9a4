import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILD_MS, type DrawnAcademy, startDrawnAcademy } from '../../testing/drawn-web.ts'
import { aCourse, aLecture, anEnrolment, anInstructor, aStudent } from '../../testing/people.ts'

/** A busy machine draws later than an answer may wait. */
const SOON = { timeout: 60_000, interval: 200 }

let academy: DrawnAcademy

beforeAll(async () => {
  academy = await startDrawnAcademy()
}, BUILD_MS)
afterAll(() => academy.stop())

const get = (url: string, headers: Record<string, string> = {}) =>
  academy.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const earlyIn = (html: string) =>
  /<div id="early-page" aria-hidden="true" inert>(.*?)<\/div><noscript>/s.exec(html)?.[1]
const blockIn = (html: string, id: string) =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ??
      'null',
  )

test('a page for signed-in people arrives as it waits for them: what everybody may read is in it', async () => {
  const teacher = await anInstructor(academy)
  const course = await aCourse(academy, { title: 'Bridges of Rope', instructor: teacher })
  const { statusCode, payload } = await get(`/course/study/${course.id}`)
  expect(statusCode).toBe(200)
  expect(earlyIn(payload)).toMatch(/<h1 [^>]*>Bridges of Rope<\/h1>/)
  expect(earlyIn(payload)).toContain('class="skeleton')
  // React begins with an empty root, and the program finds what the page was drawn with.
  expect(payload).toContain('<div id="root"></div><div id="early-page"')
  expect(Object.keys(blockIn(payload, 'drawn'))).toEqual([`/api/course/${course.id}`])
  expect(blockIn(payload, 'reads')).not.toContain(`/api/course/${course.id}`)
  expect(blockIn(payload, 'reads')).toContain(`/api/lectures/${course.id}`)
})

test('nothing of a person or of what a visitor may not read is in it, whoever asks', async () => {
  const teacher = await anInstructor(academy, { name: 'Grace Mukamana' })
  const course = await aCourse(academy, { instructor: teacher })
  const lecture = await aLecture(academy, course, { title: 'A word in confidence' })
  const student = await aStudent(academy, { name: 'Immaculée Uwamahoro' })
  await anEnrolment(academy, student, course)
  const paths = [
    `/course/study/${course.id}`,
    `/course/${course.id}/quizzes`,
    `/lectures/${lecture.id}`,
    `/${student.id}/dashboard`,
    `/instructor/courses/${course.id}`,
  ]
  for (const path of paths) {
    const visitor = await get(path)
    const own = await get(path, { token: student.token, cookie: `token=${student.token}` })
    expect(own.payload, path).toBe(visitor.payload)
    expect(earlyIn(own.payload), path).toBeDefined()
    for (const words of ['Immacul', 'A word in confidence'])
      expect(earlyIn(own.payload), path).not.toContain(words)
  }
  // The course's own page for who teaches it asks for what only they may read.
  expect((await get(`/instructor/courses/${course.id}`)).payload).not.toContain('Small Games with Canvas')
})

test('a portal stands with its places and the title of the page', async () => {
  const teaching = earlyIn((await get('/instructor/dashboard')).payload)
  expect(teaching).toMatch(/id="portal-title"[^>]*>.*Instructor Dashboard<\/h1>/s)
  expect(teaching).toContain('href="/instructor/submissions"')
  expect(teaching).not.toContain('href="/admin/users"')
  expect(earlyIn((await get('/admin/users')).payload)).toContain('href="/admin/users"')
})

test('it is drawn once for all ids that it shows nothing of, and there is nothing to send again', async () => {
  const drawn = async () =>
    Number(/outcome="drawn"} (\d+)/.exec(await academy.services.figures.registry.metrics())?.[1] ?? 0)
  const first = await get('/65aa00000000000000000001/dashboard')
  const before = await drawn()
  const second = await get('/65aa00000000000000000002/dashboard')
  expect(second.payload).toBe(first.payload)
  expect(await drawn()).toBe(before)
  const again = await get('/65aa00000000000000000002/dashboard', {
    'if-none-match': String(first.headers.etag),
  })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test('what everybody sees in a frame of their own is left to the browser, with an entity tag', async () => {
  const first = await get('/messages')
  // Its place is there: the page that is drawn for its person stands in it.
  expect(earlyIn(first.payload)).toBe('')
  expect(first.payload).toContain('needs JavaScript')
  const again = await get('/messages', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('their own page is sent without the rules with which the page came, to who names them', async () => {
  const student = await aStudent(academy)
  const at = `/${student.id}/dashboard`
  const { payload } = await get(at)
  const [, name] = / id="reads" data-style="([\w-]+)"/.exec(payload) ?? []
  const [, known = ''] = /<style id="early-style">(.*?)<\/style>/s.exec(payload) ?? []
  const styleOf = async (query: { style?: string | undefined }) => {
    const { body } = await academy.as(student).send('GET /api/page', { query: { at, ...query } })
    return body.html && body.style
  }
  await expect.poll(() => styleOf({}), SOON).toContain('#early-page{')
  const whole = await styleOf({})
  const pieces = await styleOf({ style: name })
  expect(JSON.stringify(pieces)).not.toContain('#early-page')
  const had = known.split('}')
  const rules = [pieces].flat().map((piece) => (Array.isArray(piece) ? had.slice(...piece).join('}') : piece))
  expect(rules.join('}')).toBe(whole)
  // Of another build, or from another node.
  expect(await styleOf({ style: 'unknown' })).toBe(whole)
})

test('a page of superadmins waits for one, and refuses nobody before it is known who reads it', async () => {
  const { payload } = await get('/admin/settings')
  expect(payload).toContain('>Settings</h1>')
  expect(payload).not.toContain('Only a superadmin')
})

test('every page that is drawn early can be drawn', async () => {
  const failed = async () =>
    Number(/outcome="failed"} (\d+)/.exec(await academy.services.figures.registry.metrics())?.[1] ?? 0)
  const before = await failed()
  const { id } = await aCourse(academy)
  const { default: pages } = await import(`${academy.webDirectory}/.vite/pages.json`, {
    with: { type: 'json' },
  })
  const paths = (pages as { path: string; expects?: string }[])
    .filter(({ expects }) => expects)
    .map(({ path }) => path.replace(/:\w+\??/g, id))
  expect(paths.length).toBeGreaterThan(50)
  const without: string[] = []
  for (const path of paths) if (!earlyIn((await get(path)).payload)) without.push(path)
  expect(without).toEqual([])
  expect(await failed()).toBe(before)
})
