import type { Locator, Page } from '@playwright/test'
import { aCourse, anInstructor, aTitle, demoCourse, enrol } from '../support/made.ts'
import { PASSWORD, people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const FREE = 'Data Science with Market Prices'
const PAID = 'SQL: Ask a Database'

/** The catalogue grows while other journeys run: a course is searched for. */
const openCatalogue = (page: Page, title: string) => page.goto(`/courses?q=${encodeURIComponent(title)}`)
const card = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })

test('a visitor is led through the login to the course', async ({ page, request }) => {
  const { _id } = await demoCourse(request, FREE)
  await openCatalogue(page, PAID)
  await expect(card(page, PAID).getByRole('link', { name: 'Enroll Now' })).toBeVisible()
  await openCatalogue(page, FREE)
  await card(page, FREE).getByRole('link', { name: 'Enroll Free' }).click()
  await page.getByLabel('Email').fill(people.newStudent)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`/course/${_id}`)
  await expect(page.getByRole('button', { name: 'Enroll Free' }).filter({ visible: true })).toBeVisible()
})

test('a student enrols in a free course from its card, and goes on from it later', async ({
  page,
  request,
}) => {
  await signIn(page, await aStudent(request))
  await openCatalogue(page, FREE)
  await card(page, FREE).getByRole('button', { name: 'Enroll Free' }).click()
  await expectToast(page, 'You are enrolled')
  await expect(page).toHaveURL(/\/course\/study\/[0-9a-f]{24}$/)
  await expect(page.getByRole('heading', { level: 1, name: FREE })).toBeVisible()

  await openCatalogue(page, FREE)
  await card(page, FREE).getByRole('link', { name: 'Continue Learning' }).click()
  await expect(page.getByRole('heading', { level: 1, name: FREE })).toBeVisible()

  await page.goto('/account/courses')
  await expect(card(page, FREE).getByRole('link', { name: 'Continue Learning' })).toBeVisible()
})

test('a student is shown how to pay for a paid course', async ({ page, request }) => {
  await signIn(page, await aStudent(request))
  await openCatalogue(page, PAID)
  await card(page, PAID).getByRole('link', { name: 'Enroll Now' }).click()
  await expect(page).toHaveURL(/\/payment-instructions\/[0-9a-f]{24}$/)
  await expect(page.getByRole('heading', { name: 'Pay with mobile money' })).toBeVisible()
  await expect(page.getByText('RWF 20,000').first()).toBeVisible()
})

test('who finished a course goes on in it all the same', async ({ page, request }) => {
  const { _id } = await demoCourse(request, FREE)
  await signIn(page, people.certified)
  await openCatalogue(page, FREE)
  await expect(card(page, FREE).getByText('Completed')).toBeVisible()
  await card(page, FREE).getByRole('link', { name: 'Continue Learning' }).click()
  await expect(page).toHaveURL(`/course/study/${_id}`)

  await page.goto(`/lectures/${_id}`)
  await expect(page).not.toHaveURL(`/lectures/${_id}`)
  await expect(page).toHaveURL(/\/lectures\/[0-9a-f]{24}$/)
})

test('who has only the exam to go is led to it, and called finished nowhere', async ({ page, request }) => {
  const title = 'Your First Web Page'
  const { _id } = await demoCourse(request, title)
  const { user } = await signIn(page, people.finishedStudent)
  for (const path of [
    `/courses?q=${encodeURIComponent(title)}`,
    `/${user._id}/dashboard`,
    '/account/progress',
  ]) {
    await page.goto(path)
    const own = card(page, title)
    await expect(own.getByText('One exam to go.')).toBeVisible()
    await expect(own.getByText('Completed')).toBeHidden()
    await expect(own.getByRole('link', { name: /^Take the Final Exam/ })).toHaveAttribute(
      'href',
      `/final-exam/${_id}`,
    )
  }
  await card(page, title).getByRole('link', { name: 'Take the Final Exam' }).click()
  await expect(page.getByRole('button', { name: 'Start exam' })).toBeVisible()
})

test('without a line nobody is enrolled, and the button says so until the line is back', async ({
  page,
  request,
}) => {
  const { _id } = await demoCourse(request, FREE)
  await signIn(page, await aStudent(request))
  await page.goto(`/course/${_id}`)
  const enrol = page.getByRole('button', { name: 'Enroll Free' }).filter({ visible: true })
  await page.route('**/api/course/enroll/*', (route) => route.abort())
  await enrol.click()
  await expect(page.getByText('You need a connection to enrol.').filter({ visible: true })).toBeVisible()
  await expect(enrol).toBeEnabled()
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.unroute('**/api/course/enroll/*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('You need a connection to enrol.')).toHaveCount(0)
  await enrol.click()
  await expectToast(page, 'You are enrolled')
})

test('an instructor manages and deletes the own course, and only looks at others', async ({
  page,
  request,
}) => {
  const teacher = await anInstructor(request)
  const own = await aCourse(request, teacher)
  await signIn(page, teacher)
  await openCatalogue(page, own.title)
  await card(page, own.title).getByRole('link', { name: 'Manage' }).click()
  await expect(page).toHaveURL(`/instructor/courses/${own._id}/lectures`)

  await openCatalogue(page, PAID)
  await card(page, PAID).getByRole('link', { name: 'View course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: PAID })).toBeVisible()

  await openCatalogue(page, own.title)
  await card(page, own.title).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Are you sure you want to delete this course')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete course' })).toBeDisabled()
  await dialog.getByRole('textbox').fill(own.title)
  await dialog.getByRole('button', { name: 'Delete course' }).click()
  await expectToast(page, 'Course deleted successfully')
  await expect(page.getByText('No Courses Found')).toBeVisible()
})

test('an admin previews every course', async ({ page }) => {
  await signIn(page, people.admin)
  await openCatalogue(page, PAID)
  await expect(card(page, PAID).getByRole('button', { name: 'Delete' })).toBeVisible()
  await card(page, PAID).getByRole('link', { name: 'Preview' }).click()
  await expect(page).toHaveURL(/\/course\/study\/[0-9a-f]{24}$/)
  await expect(page.getByRole('heading', { level: 1, name: PAID })).toBeVisible()
})

test('the way back leads a student to where they were, below cards that became their own', async ({
  page,
  request,
}) => {
  const teacher = await anInstructor(request)
  const title = aTitle('Back on the ridge')
  const older = await aCourse(request, teacher, { title })
  const newer = await aCourse(request, teacher, { title: `${title} II` })
  const student = await aStudent(request)
  await enrol(request, student, older)
  await enrol(request, student, newer)
  await signIn(page, student)
  await page.setViewportSize({ width: 390, height: 500 })
  for (const path of [`/courses?q=${encodeURIComponent(title)}`, '/account/courses']) {
    await page.goto(path)
    const ways = page.getByRole('main').getByRole('link', { name: 'Continue Learning' })
    await expect(ways).toHaveCount(2)
    await ways.last().evaluate((way) => scrollBy(0, way.getBoundingClientRect().top - 200))
    const place = () => page.evaluate(() => Math.round(scrollY))
    await expect.poll(place, path).toBeGreaterThan(300)
    const before = await place()
    await ways.last().click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await page.goBack()
    await expect(ways).toHaveCount(2)
    await expect.poll(place, path).toBe(before)
  }
})
