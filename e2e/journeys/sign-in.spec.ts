import type { Page } from '@playwright/test'
import { newestMailTo } from '../support/mailbox.ts'
import { PASSWORD, people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { aNewcomer } from '../support/register.ts'
import { expect, signIn, test } from '../support/test.ts'

test('a student lands on their courses, and home and the footer lead there too', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, people.busyStudent)
  await expect(page).toHaveURL(/\/[0-9a-f]{24}\/dashboard$/)
  const dashboard = page.url()

  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start Your Free Trial' })).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Continue Learning' }).click()
  await expect(page).toHaveURL(dashboard)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'My learning' })).toHaveAttribute(
    'href',
    new URL(dashboard).pathname,
  )
  for (const name of ['Register', 'Login']) await expect(footer.getByRole('link', { name })).toBeHidden()
})

test('the page that was asked for before signing in comes first', async ({ page }) => {
  await page.goto('/account/settings')
  await expect(page).toHaveURL('/login')
  await logIn(page, people.busyStudent)
  await expect(page).toHaveURL('/account/settings')
  for (const name of ['Email notifications', 'Course updates', 'Profile visibility'])
    await expect(page.getByRole('switch', { name })).toBeVisible()
})

test('somebody without a course lands at home, which leads to the courses', async ({ page, request }) => {
  await signIn(page, await aStudent(request))
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await page.getByRole('main').getByRole('link', { name: 'Browse Courses' }).click()
  await expect(page).toHaveURL('/courses')
})

test('a wrong address is changed from the code screen, and the name stays', async ({ page }) => {
  const person = aNewcomer('Vestine Ingabire')
  await page.goto('/register')
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email Address').fill(`typo-${person.email}`)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('link', { name: 'Change it' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue(person.name)
  await page.getByLabel('Email Address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  expect(await newestMailTo(person.email, /code/)).toContain('Type this code')
})

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('the form stands off the words above it', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot']) {
    await page.goto(path)
    const main = page.getByRole('main')
    const words = await main.locator('h1 + p').boundingBox()
    const form = await main.locator('form').boundingBox()
    expect((form?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0), path).toBeGreaterThanOrEqual(24)
  }
})
