import { ask } from '../support/api.ts'
import { workerHasCome } from '../support/copies.ts'
import { AT_ONCE_MS, type Line, openLine } from '../support/line.ts'
import { aCourse, anEnrolledStudent, anInstructor } from '../support/made.ts'
import { expect, signIn, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

let line: Line
test.beforeEach(async ({ baseURL }) => {
  line = await openLine(baseURL ?? '')
})
test.afterEach(() => line.close())

test('who comes back on a line that hangs sees the page at once', async ({ page, request }) => {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  const heading = page.getByRole('heading', { level: 1, name: course.title })
  await page.goto(`${line.url}/course/${course._id}`)
  await workerHasCome(page, `/api/course/${course._id}`)
  await page.goto(`${line.url}/course/${course._id}`)
  await expect(heading).toBeVisible()

  line.hang()
  await page.goto(`${line.url}/course/${course._id}`, { waitUntil: 'commit' })
  await expect(heading).toBeVisible({ timeout: AT_ONCE_MS })
  await page.goto(`${line.url}/courses`, { waitUntil: 'commit' })
  await expect(
    page
      .getByRole('navigation', { name: 'Main' })
      .or(page.getByRole('button', { name: 'Open menu' }))
      .first(),
  ).toBeVisible({ timeout: AT_ONCE_MS })
})

test('a page that was never here says that it takes long on a line that hangs, and comes when that goes on', async ({
  page,
}) => {
  await page.goto(`${line.url}/`)
  await workerHasCome(page, '/')
  line.hang()
  await page.goto(`${line.url}/login`, { waitUntil: 'commit' })
  await expect(page.getByText('This page takes long. The network may be weak.')).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await test.step('also where one leads to another: a visitor’s account leads to the login', async () => {
    const other = await page.context().newPage()
    await other.goto(`${line.url}/account`, { waitUntil: 'commit' })
    await expect(other.getByText('This page takes long. The network may be weak.')).toBeVisible({
      timeout: 15_000,
    })
    await other.close()
  })
  line.goOn()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a student who comes back on a line that hangs sees their courses at once', async ({
  page,
  request,
}) => {
  const { course, student } = await anEnrolledStudent(request)
  await signIn(page, student)
  const dashboard = `${line.url}/${student.user._id}/dashboard`
  await page.goto(dashboard)
  const way = page.getByRole('link', { name: `Continue Learning ${course.title}` })
  await expect(way).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // What was on its way when the worker came is asked for once more, through it.
  await page.goto(dashboard)
  await expect(way).toBeVisible()
  await workerHasCome(page, '/api/mycourse')

  line.hang()
  await page.goto(dashboard, { waitUntil: 'commit' })
  await expect(way).toBeVisible({ timeout: AT_ONCE_MS })
})

test('a student who comes back sees their page as it was while it is asked for anew', async ({
  page,
  request,
}) => {
  const { course, student } = await anEnrolledStudent(request)
  await signIn(page, student)
  const study = `${line.url}/course/study/${course._id}`
  await page.goto(study)
  const way = page.getByRole('link', { name: 'Start lecture 1' })
  await expect(way).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // A busy server answers without drawing: then there is no page to keep yet.
  await expect(async () => {
    await page.goto(study)
    await expect(way).toBeVisible()
    await workerHasCome(page, '/api/page', 2_000)
  }).toPass()

  await page.addInitScript((title) => {
    let times = 0
    const watched = new MutationObserver((changes) => {
      const early = document.getElementById('early-page')
      if (early?.dataset.own === undefined || !early.textContent.includes(title)) return
      times += changes.filter(({ target }) => target === early).length
      document.documentElement.dataset.wasSeen = String(times)
    })
    watched.observe(document, { childList: true, subtree: true })
  }, course.title)
  // What the server says anew stands there already; a busy one draws without what comes late.
  await expect(async () => {
    const answered = page.waitForResponse(/\/api\/page\?/)
    await page.goto(study)
    await answered
    await expect(page.locator('#early-page')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-was-seen', '1', { timeout: 1_000 })
  }).toPass()

  line.hang()
  await page.goto(study, { waitUntil: 'commit' })
  await expect(page.locator('html[data-was-seen]')).toBeAttached({ timeout: AT_ONCE_MS })
  // And then it lives, by the copies of its answers.
  await expect(way).toBeVisible({ timeout: AT_ONCE_MS })
})

test('what was read on the very first visit is there without a line', async ({ page, context, request }) => {
  const { course, student } = await anEnrolledStudent(request)
  await signIn(page, student)
  await page.goto(`${line.url}/course/study/${course._id}`)
  await expect(page.getByRole('link', { name: 'Start lecture 1' })).toBeVisible()
  await workerHasCome(page, `/api/lectures/${course._id}`)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Start lecture 1' })).toBeVisible()
  await expect(page.getByText('Offline copy of')).toBeVisible()
})

test('what a visitor read on the very first visit is there without a line', async ({
  page,
  context,
  request,
}) => {
  const course = await aCourse(request, await anInstructor(request))
  await page.goto(`${line.url}/course/${course._id}`)
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible()
  await workerHasCome(page, `/api/course/${course._id}`)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible()
})

test('who is shown a copy of a course that is no more is told so in the same visit', async ({
  page,
  request,
}) => {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  await page.goto(`${line.url}/course/${course._id}`)
  await workerHasCome(page, `/api/course/${course._id}`)
  await ask(request, `DELETE /api/instructor/courses/${course._id}`, { as: teacher })
  // What is younger than half a minute is not asked for anew.
  await page.clock.setFixedTime(Date.now() + 60_000)
  await page.goto(`${line.url}/course/${course._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible()
})

test('what the academy says of itself is not older than the line', async ({ page }) => {
  const brand = page.getByRole('link', { name: /home$/ }).first()
  await page.goto(`${line.url}/reset-password/none`)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const shell = await cache.match('/index.html')
      if (!shell) continue
      const text = (await shell.text()).replace('"name":"Impinga"', '"name":"Inyuma"')
      await cache.put('/index.html', new Response(text, { headers: shell.headers }))
    }
  })
  await page.goto(`${line.url}/reset-password/none`)
  await expect(brand).toHaveAccessibleName('Impinga home')
  // The copies were mended as well: the page may have shown another one than the shell.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/index.html'))?.text()))
    .toContain('"name":"Impinga"')
  line.hang()
  await page.goto(`${line.url}/reset-password/none`, { waitUntil: 'commit' })
  await expect(brand).toHaveAccessibleName('Impinga home')
})
