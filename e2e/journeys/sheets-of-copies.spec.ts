import { workerHasCome } from '../support/copies.ts'
import { AT_ONCE_MS, type Line, openLine } from '../support/line.ts'
import { anEnrolledStudent } from '../support/made.ts'
import { people } from '../support/people.ts'
import { expect, signIn, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

let line: Line
test.beforeEach(async ({ baseURL }) => {
  line = await openLine(baseURL ?? '')
})
test.afterEach(() => line.close())

for (const state of ['hangs', 'is gone'])
  test(`where the line ${state} a link leads to a page that was opened by its address, in its style`, async ({
    page,
    context,
    request,
  }) => {
    const { course, student } = await anEnrolledStudent(request)
    await signIn(page, student)
    const study = `/course/study/${course._id}`
    const start = page.getByRole('link', { name: 'Start lecture 1' })
    await page.goto(`${line.url}${study}`)
    await expect(start).toBeVisible()
    await workerHasCome(page, study)
    await workerHasCome(page, `/api/lectures/${course._id}`)
    const drawn = await start.boundingBox()
    await page.goto(`${line.url}/${student.user._id}/dashboard`)
    const way = page.getByRole('main').locator(`a[href="${study}"]`).first()
    await expect(way).toBeVisible()
    if (state === 'hangs') line.hang()
    else await context.setOffline(true)
    await way.click()
    await expect(start).toBeVisible({ timeout: 2 * AT_ONCE_MS })
    const box = await start.boundingBox()
    expect([box?.x, box?.width, box?.height]).toEqual([drawn?.x, drawn?.width, drawn?.height])
  })

test('on a line that hangs a page whose copy names a sheet that never came stands by those that it holds', async ({
  page,
  request,
}) => {
  const { course, student } = await anEnrolledStudent(request)
  await signIn(page, student)
  await page.goto(`${line.url}/${student.user._id}/dashboard`)
  await workerHasCome(page, '/api/mycourse')
  // It comes from the worker's shell, which names each of its sheets; its copy is the server's own page.
  const study = `/course/study/${course._id}`
  await page.goto(`${line.url}${study}`)
  const start = page.getByRole('link', { name: 'Start lecture 1' })
  await expect(start).toBeVisible()
  await workerHasCome(page, study)
  await workerHasCome(page, `/api/lectures/${course._id}`)
  const drawn = await start.boundingBox()

  line.hang()
  await page.goto(`${line.url}${study}`, { waitUntil: 'commit' })
  await expect(page.locator('#root').filter({ has: start })).toBeVisible({ timeout: AT_ONCE_MS })
  const box = await start.boundingBox()
  expect([box?.x, box?.width, box?.height]).toEqual([drawn?.x, drawn?.width, drawn?.height])
})

test('a page that comes back is drawn by the sheets that the phone has', async ({ page }) => {
  const { token } = await signIn(page, people.webInstructor)
  const dashboard = `${line.url}/instructor/dashboard`
  await page.goto(dashboard)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await workerHasCome(page, '/instructor/dashboard')
  const sizeOfTitle = () =>
    page.evaluate(() => {
      const place = document.querySelector('#early-page[data-own] main, #root main')
      const title = place && [...place.querySelectorAll('h2')].find((one) => one.getClientRects().length > 0)
      return title ? `${getComputedStyle(title).fontSize} ${title.getBoundingClientRect().height}` : null
    })
  const lived = await sizeOfTitle()
  expect(lived).not.toBeNull()
  // That the phone has no copy is no failure.
  const failed: string[] = []
  page.on('console', (word) => word.text().includes('Failed to load') && failed.push(word.text()))
  // The program stays away: what is seen is what was drawn.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(async () => {
    const asked = page.waitForRequest(/\/api\/page\?at=.*&has=sheets$/, { timeout: 5_000 })
    await page.goto(dashboard, { waitUntil: 'commit' })
    await asked
    await expect(page.locator('#early-page[data-own]')).toBeAttached({ timeout: 5_000 })
  }).toPass()
  expect(await sizeOfTitle()).toBe(lived)
  // Its own letters were on their way before it: those that come later would push what is being read.
  expect(await page.locator('head link[as="font"]').count()).toBeGreaterThan(0)
  expect(failed).toEqual([])
  const styleOf = async (has: Record<string, string>) => {
    const params = { at: '/instructor/dashboard', ...has }
    const reply = await page.request.get(`${line.url}/api/page`, { params, headers: { token } })
    return ((await reply.json()) as { style: string }).style.length
  }
  await expect
    .poll(async () => {
      const [all, lean] = [await styleOf({}), await styleOf({ has: 'sheets' })]
      return lean > 0 && lean < all / 2
    })
    .toBe(true)
})
