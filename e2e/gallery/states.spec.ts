import type { Page } from '@playwright/test'
import { aNewcomer } from '../support/register.ts'
import { screensOf, walkers } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'
import { shoot, shootSettled } from './shoot.ts'

/** From another page: the server draws the first one with its data. */
async function toCatalogue(page: Page): Promise<void> {
  await page.goto('/about')
  await page.getByRole('link', { name: 'Explore Courses' }).click()
}

test('waiting for the catalogue', async ({ page }) => {
  await page.route('**/api/course/all*', () => undefined)
  await toCatalogue(page)
  await expect(page.getByText('Loading').first()).toBeAttached()
  // A skeleton shows itself only where the wait is felt.
  await expect(page.locator('.skeleton').first()).not.toHaveCSS('opacity', '0')
  await shoot(page, 'state-courses-loading')
})

test('the catalogue cannot be loaded', async ({ page }) => {
  await page.route('**/api/course/all*', (route) =>
    route.fulfill({ status: 500, json: { message: 'It broke' } }),
  )
  await toCatalogue(page)
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await shoot(page, 'state-courses-error')
})

test('without a network', async ({ page, context, request }) => {
  await signIn(page, walkers.student)
  const study = (await screensOf(request)).student.find(({ name }) => name === 'study')
  await page.goto(study?.path ?? '')
  await settled(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await shootSettled(page, 'state-offline')
})

test('a course that is not there', async ({ page }) => {
  await page.goto('/course/0123456789abcdef01234567')
  await shootSettled(page, 'state-course-not-found')
})

test('an account that has just been asked for', async ({ page }) => {
  const { name, email, password } = aNewcomer('Olive Mukamana')
  await page.goto('/register')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await shootSettled(page, 'state-register-errors')
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('You are human')).toBeVisible()
  await page.getByLabel('Verification code').fill('4821')
  await shootSettled(page, 'verify')
})

test('things that open over a lecture', async ({ page, request, isMobile }) => {
  await signIn(page, walkers.student)
  const film = (await screensOf(request)).student.find(({ name }) => name === 'lecture-video')
  await page.goto(film?.path ?? '')
  await settled(page)
  await page.getByRole('button', { name: /^Speed/ }).click()
  await shoot(page, 'lecture-video-speed', { fullPage: false })
  await page.keyboard.press('Escape')
  if (!isMobile) return
  await page.getByRole('button', { name: /^Course content/ }).click()
  await settled(page)
  await shoot(page, 'lecture-video-sheet', { fullPage: false })
})

test('a paper page by page', async ({ page, request }) => {
  await signIn(page, walkers.student)
  const paper = (await screensOf(request)).student.find(({ name }) => name === 'lecture-pdf')
  await page.goto(paper?.path ?? '')
  const ways = page
    .getByRole('button', { name: 'Read here' })
    .or(page.getByRole('button', { name: 'Page by page' }))
  await ways.click()
  await expect(page.getByRole('group', { name: 'Page 1' })).toContainText('HTML')
  await shootSettled(page, 'lecture-pdf-pages')
})

test('the menu of a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'laptops have the links in the header')
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await settled(page)
  await shoot(page, 'menu', { fullPage: false })
})

test('what is lost with a course is named before', async ({ page }) => {
  await signIn(page, walkers.instructor)
  await page.goto('/instructor/courses')
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete course' }).click()
  await expect(page.getByRole('alertdialog').getByText('lost').first()).toBeVisible()
  await settled(page)
  await shoot(page, 'state-delete-course', { fullPage: false })
})

test('a form that needs corrections', async ({ page }) => {
  await signIn(page, walkers.instructor)
  await page.goto('/instructor/courses/new')
  await page.getByRole('button', { name: 'Create course' }).click()
  await expect(page.getByText('Course title is required').first()).toBeVisible()
  await shootSettled(page, 'state-course-form-errors')
})

test('a quiz that needs corrections', async ({ page, request }) => {
  await signIn(page, walkers.instructor)
  const form = (await screensOf(request)).instructor.find(({ name }) => name === 'instructor-new-quiz')
  await page.goto(form?.path ?? '')
  await page.getByRole('button', { name: 'Save quiz' }).click()
  await expect(page.getByText('Quiz title is required').first()).toBeVisible()
  await shootSettled(page, 'state-quiz-form-errors')
})
