import { newestMailTo } from '../support/mailbox.ts'
import { aNewcomer, register } from '../support/register.ts'
import { settled } from '../support/settled.ts'
import { expect, expectAccessible, expectFits, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('an address is changed by a code, and the letter to the former one takes the account back', async ({
  page,
  browser,
}) => {
  const person = aNewcomer('Solange Mukeshimana')
  await register(page, person)
  const moved = aNewcomer(person.name).email
  await page.goto('/account/settings#email')
  const group = page.getByRole('region', { name: 'Email address' })
  await expect(group).toBeInViewport()
  await group.getByRole('button', { name: 'Change email address' }).click()
  await group.getByLabel('New email address').fill(moved)
  await group.getByLabel('Current password').fill('not this one')
  await group.getByRole('button', { name: 'Send code' }).click()
  await expect(group.getByText('Your current password is not right')).toBeVisible()
  await group.getByLabel('Current password').fill(person.password)
  await group.getByRole('button', { name: 'Send code' }).click()
  await expectToast(page, 'We sent a code to that address')
  await expect(group.getByText(moved)).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await expectFits(page)

  await test.step('a page that was left for the mail waits for the code again', async () => {
    await page.reload()
    const mail = await newestMailTo(moved, /code/)
    const code = /\b([1-9]\d{5})\b/.exec(mail.slice(mail.indexOf('Hello')))?.[1] ?? ''
    await group.getByLabel('Verification code').fill(code)
    await group.getByRole('button', { name: 'Change email address' }).click()
    await expectToast(page, 'Your email address is changed. Your other devices are signed out')
    await expect(group.getByText(moved, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).locator('..').getByText(moved)).toBeVisible()
  })

  await test.step('whoever reads the former mailbox takes it back', async () => {
    const letter = await newestMailTo(person.email, /email address was changed/)
    const link = /https?:\/\/[^\s"<]+\/undo-email\/open#[\w-]+/.exec(letter)?.[0] ?? ''
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(link)
    await expect(other.getByRole('heading', { name: 'Take your account back' })).toBeVisible()
    await expect(other.getByRole('alert')).toHaveCount(0)
    await other.getByLabel('New password', { exact: true }).fill('a better sentence')
    await other.getByLabel('Confirm password', { exact: true }).fill('a better sentence')
    await other.getByRole('button', { name: 'Take it back' }).click()
    await expectToast(other, 'Your address is back and your new password is set. Please log in')
    await other.getByLabel('Email').fill(person.email)
    await other.getByLabel('Password', { exact: true }).fill('a better sentence')
    await other.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(other, 'Welcome back')
    await elsewhere.close()
  })
  await expect(page.getByText('Your session has ended.')).toBeVisible({ timeout: 45_000 })
})
