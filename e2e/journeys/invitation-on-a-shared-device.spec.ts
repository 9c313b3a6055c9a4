import { randomUUID } from 'node:crypto'
import { ask, logIn } from '../support/api.ts'
import { newestMailTo } from '../support/mailbox.ts'
import { people } from '../support/people.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const PASSWORD = 'imisozi igihumbi 2026'

test('an invitation opened where somebody else is signed in says so, and goes on after they are logged out', async ({
  page,
  request,
}) => {
  const email = `guest-${randomUUID().slice(0, 8)}@example.rw`
  const admin = await logIn(request, people.admin)
  await ask(request, 'POST /api/invitations', {
    as: admin,
    data: { lines: [{ email, name: 'Keza Mutoni' }] },
  })
  const letter = await newestMailTo(email, /You are invited/)
  const link = /https?:\/\/[^\s"<]+\/setup\/open#[\w-]+/.exec(letter)?.[0] ?? ''

  await signIn(page, people.newStudent)
  await page.goto(link)
  await expect(page.getByText(`This link is for ${email}.`)).toBeVisible()
  await expect(page.getByText(/ is signed in on this device and has to log out first\./)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Log out and go on' }).click()
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expectToast(page, 'Your account is ready. Welcome')
  await expect(page).not.toHaveURL(/setup/)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(email)
})
