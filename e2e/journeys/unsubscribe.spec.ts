import { ask, logIn } from '../support/api.ts'
import { newestMailTo } from '../support/mailbox.ts'
import { aPaidCourse, iPaid } from '../support/payments.ts'
import { people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

test('a mail ends mails like it by its button, without signing in, and the account says so', async ({
  page,
  request,
  browser,
}) => {
  const student = await aStudent(request, 'Diane Ishimwe')
  const { _id } = await iPaid(request, student, await aPaidCourse(request))
  const as = await logIn(request, people.admin)
  await ask(request, `POST /api/payment-requests/${_id}/reject`, { as, data: { reason: 'Nothing came in.' } })
  const mail = await newestMailTo(student.user.email, /could not verify/)
  const link = /https?:\/\/[^\s"<]+\/unsubscribe\/[\w-]+/.exec(mail)?.[0] ?? ''

  const strangers = await browser.newContext()
  const visitor = await strangers.newPage()
  await visitor.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
  await visitor.goto(link)
  await test.step('opening it ends nothing', async () => {
    await expect(visitor.getByRole('heading', { name: 'Unsubscribe' })).toBeVisible()
    await expect(visitor.getByRole('status').filter({ hasText: 'Your payments' })).toBeVisible()
    await expectAccessible(visitor)
    await expectFits(visitor)
  })
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(visitor.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await expectAccessible(visitor)

  await test.step('the account shows it, and changes it', async () => {
    await signIn(page, student)
    await page.goto('/account/settings')
    await page.getByRole('link', { name: /More choices/ }).click()
    const mails = page.getByRole('checkbox', { name: 'Your payments: Email' })
    await expect(mails).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Your payments: Bell' })).toBeChecked()
    await mails.check()
    await expect(page.getByText('Notification preferences saved').first()).toBeVisible()
    await page.getByRole('switch', { name: /Quiet hours/ }).check()
    await expect(page.getByLabel('Until', { exact: true })).toHaveValue('06:00')
    await expectAccessible(page)
    await expectFits(page)
    await page.reload()
    await expect(mails).toBeChecked()
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:00')
  })
  await test.step('a later look at the link finds them on', async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'Unsubscribe' })).toBeVisible()
  })
  await strangers.close()
})
