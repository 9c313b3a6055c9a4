import type { Page } from '@playwright/test'
import { newestMailTo } from '../support/mailbox.ts'
import { aNewcomer, register } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('a forgotten password is replaced through the mailed link, and every old session ends', async ({
  page,
  browser,
}) => {
  const person = aNewcomer('Chantal Uwera')
  await register(page, person)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await other.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(other.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
  await other.getByLabel('Email').fill(person.email)
  await other.getByRole('button', { name: 'Send link' }).click()
  await expect(other.getByText('If there is an account with this email, we sent a link to it')).toBeVisible()

  const mail = await newestMailTo(person.email, /Set a new/)
  const link = /https?:\/\/[^\s"<]+\/reset-password\/open#[\w-]+/.exec(mail)?.[0] ?? ''
  await other.goto(link)
  await other.getByLabel('New password', { exact: true }).fill('a better sentence')
  await other.getByLabel('Confirm password', { exact: true }).fill('a better sentense')
  await expect(other.getByText("Passwords don't match!")).toBeVisible()
  await other.getByRole('button', { name: 'Set new password' }).click()
  await expect(other).toHaveURL(/reset-password/)
  await other.getByLabel('Confirm password', { exact: true }).fill('a better sentence')
  await other.getByRole('button', { name: 'Set new password' }).click()
  await expectToast(other, 'Your new password is set. Please log in')

  await logIn(other, person.email, person.password)
  await expect(other.getByText('Email or password is not right').first()).toBeVisible()
  await logIn(other, person.email, 'a better sentence')
  await expectToast(other, 'Welcome back')
  await expect(other).toHaveURL('/')

  // The open page learns it by its live line, at the latest when it asks for notifications.
  await expect(page.getByText('Your session has ended.')).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  await other.goto('/account')
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login')
  await other.goto(link)
  await other.getByLabel('New password', { exact: true }).fill('a third sentence')
  await other.getByLabel('Confirm password', { exact: true }).fill('a third sentence')
  await other.getByRole('button', { name: 'Set new password' }).click()
  await expectToast(other, 'This link is not valid any more. Please ask for a new one')
  await elsewhere.close()
})

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
