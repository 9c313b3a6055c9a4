import type { Locator } from '@playwright/test'
import { withHardNames } from '../support/drawn-replies.ts'
import { demoCourse } from '../support/made.ts'
import { people } from '../support/people.ts'
import { screensOf } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'each sets a width of its own'))
// A reply that is changed on its way comes to the page before the page goes.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

/** Nothing of it lies beyond the edge of what it stands in. */
const expectWhole = (part: Locator) =>
  expect.poll(() => part.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)

test('at 1280 px no tab of a course’s home scrolls for an admin, and the print has none', async ({
  page,
  request,
}) => {
  await signIn(page, people.admin)
  await page.setViewportSize({ width: 1280, height: 800 })
  const { admin } = await screensOf(request)
  await page.goto(admin.find(({ name }) => name === 'admin-attendance')?.path ?? '')
  await settled(page)
  // A font that came late is for the next page.
  await page.reload()
  await settled(page)
  const tabs = page.getByRole('navigation', { name: 'Course' })
  await expect(tabs.getByRole('link')).toHaveCount(7)
  await expectWhole(tabs)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(tabs).toBeHidden()
  await expect(page.getByText('Look as a student')).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('at 1280 px no tab of a course’s home scrolls for an instructor', async ({ page, request }) => {
  await signIn(page, people.webInstructor)
  await page.setViewportSize({ width: 1280, height: 800 })
  const { instructor } = await screensOf(request)
  await page.goto(instructor.find(({ name }) => name === 'attendance')?.path ?? '')
  await settled(page)
  await page.reload()
  await settled(page)
  const tabs = page.getByRole('navigation', { name: 'Course' })
  await expect(tabs.getByRole('link')).toHaveCount(7)
  await expectWhole(tabs)
})

test('the superadmin’s dashboard shows each submission’s status, and what the numbers are made of', async ({
  page,
}) => {
  await signIn(page, people.superadmin)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/dashboard')
  await settled(page)
  const recent = page.getByRole('region', { name: 'Recent submissions' })
  await expect(recent.getByText('Pending').first()).toBeVisible()
  await expectWhole(recent.locator('.tbl-box'))
  await expect(page.getByText(/^\d+ free, \d+ paid$/)).toBeVisible()
  await expect(page.getByText(/^\d+ joined this month$/)).toBeVisible()
  const chart = page.getByRole('slider', { name: 'Enrolments' })
  await expect(chart).toHaveAttribute('aria-valuetext', /Paid \d+, Free \d+, All \d+$/)
})

test('people are invited at every width', async ({ page }) => {
  await signIn(page, people.admin)
  for (const width of [1280, 1001, 1000, 900, 760, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin/users')
    await settled(page)
    await expect(
      page.getByRole('link', { name: 'Invite', exact: true }).filter({ visible: true }),
    ).toHaveCount(1)
  }
})

test('the bars of analytics are named under them', async ({ page, request }) => {
  const { _id } = await demoCourse(request, 'Your First Web Page')
  await signIn(page, people.admin)
  await page.goto(`/admin/analytics?course=${_id}`)
  await settled(page)
  const panel = page.getByRole('region', { name: 'Completion by lecture' })
  const names = panel.locator('ol > li')
  await expect(names.first()).toBeVisible()
  await expect(names.first()).toHaveText(/^1\. \S/)
})

test('a trail of two steps is one line, whatever the course is called', async ({ page, request }) => {
  await signIn(page, people.admin)
  const { admin } = await screensOf(request)
  await withHardNames(page)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(admin.find(({ name }) => name === 'admin-edit-course')?.path ?? '')
    await settled(page)
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('link')).toHaveCount(2)
    const box = await trail.boundingBox()
    expect.soft(box?.y, `${width}`).toBeGreaterThanOrEqual(0)
    expect.soft(box?.height, `${width}`).toBeLessThan(30)
  }
})

test('a long title is read whole on a phone, in a bar that is as high as ever', async ({ page, request }) => {
  await signIn(page, people.admin)
  const { admin } = await screensOf(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(admin.find(({ name }) => name === 'admin-announcement')?.path ?? '')
  await settled(page)
  const title = page.getByRole('heading', { level: 1 })
  await expectWhole(title)
  const { y = 0, height = 0 } = (await title.boundingBox()) ?? {}
  expect(await title.evaluate((h1) => h1.scrollHeight - h1.clientHeight)).toBeLessThanOrEqual(1)
  expect(y + height).toBeLessThanOrEqual(60)
})

test('in the summary of attendance no name takes the room of a day, and none turns round what is beside it', async ({
  page,
  request,
}) => {
  await signIn(page, people.webInstructor)
  await page.setViewportSize({ width: 1280, height: 800 })
  const { instructor } = await screensOf(request)
  const pathOf = (screen: string) => instructor.find(({ name }) => name === screen)?.path ?? ''
  await withHardNames(page)
  await page.goto(pathOf('attendance-summary'))
  await settled(page)
  const day = await page.getByRole('columnheader').last().boundingBox()
  expect((day?.x ?? Infinity) + (day?.width ?? 0)).toBeLessThanOrEqual(1280)
  await page.goto(pathOf('instructor-lectures'))
  await settled(page)
  const title = page.locator('h2:has-text("مقدمة")').first()
  const [number, words] = [
    await title.locator('span').boundingBox(),
    await title.locator('bdi').boundingBox(),
  ]
  expect(number?.x).toBeCloseTo((await title.boundingBox())?.x ?? 0, 0)
  expect(words?.x).toBeGreaterThan(number?.x ?? 0)
})

test('a sidebar of icons alone still shows how many wait', async ({ page }) => {
  await signIn(page, people.superadmin)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/dashboard')
  await settled(page)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const waiting = sidebar.getByRole('link', { name: 'Certification' }).locator('[aria-hidden]').last()
  const isSeen = () =>
    waiting.evaluate((count) => {
      const { x, y, width, height } = count.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === count
    })
  await expect.poll(isSeen).toBe(true)
  await sidebar.getByRole('button', { name: 'Collapse' }).click()
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeLessThan(80)
  await expect.poll(isSeen).toBe(true)
})
