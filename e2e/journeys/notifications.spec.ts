import { PAYMENT_NOTES } from '@academy/contract/payments'
import type { APIRequestContext } from '@playwright/test'
import { ask, logIn } from '../support/api.ts'
import type { Course } from '../support/made.ts'
import { aPaidCourse, iPaid } from '../support/payments.ts'
import { type Person, people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

/** The student pays, and the admin says no: the bell rings. */
async function aRejection(request: APIRequestContext, student: Person): Promise<Course> {
  const course = await aPaidCourse(request)
  const { _id } = await iPaid(request, student, course)
  const as = await logIn(request, people.admin)
  await ask(request, `POST /api/payment-requests/${_id}/reject`, { as, data: { reason: 'Nothing came in.' } })
  return course
}

test('the bell rings by itself, takes a deletion back, and leads to what it tells of', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const student = await signIn(page, await aStudent(request, 'Keza Mutoni'))
  const bell = page.getByRole('button', { name: /^Notifications/ })
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const title = PAYMENT_NOTES.rejectedTitle

  await page.goto('/about')
  await test.step('nothing yet', async () => {
    await bell.click()
    await expect(panel.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
  })
  await test.step('told on the open page', async () => {
    await aRejection(request, student)
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  })
  const course = await aRejection(request, student)
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread')

  await test.step('one is deleted, and taken back', async () => {
    await bell.press('Enter')
    await expect(panel.getByRole('region', { name: 'Today' }).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await expectFits(page)
    await panel
      .getByRole('button', { name: `Delete notification: ${title}` })
      .last()
      .press('Enter')
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
    await expect(panel.getByRole('button', { name: /^Undo/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bell).toHaveAccessibleName('Notifications, 2 unread')
  })
  await test.step('the other one goes for good', async () => {
    await panel
      .getByRole('button', { name: `Delete notification: ${title}` })
      .last()
      .click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  })
  await test.step('pressing it opens the payment and marks it as read', async () => {
    await bell.click()
    await panel.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/payment-instructions/${course._id}`)
    await expect(panel).toBeHidden()
    await expect(bell).toHaveAccessibleName('Notifications')
  })
})

test('read in one place is read everywhere', async ({ page, context, request }) => {
  const student = await signIn(page, await aStudent(request, 'Jean Bosco'))
  await aRejection(request, student)
  const other = await context.newPage()
  await signIn(other, student)
  for (const one of [page, other]) {
    await one.goto('/courses')
    await expect(one.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  }
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await other.getByRole('button', { name: 'Mark all as read' }).click()
  for (const one of [other, page])
    await expect(
      one.locator('header').getByRole('button', { name: 'Notifications', exact: true }),
    ).toBeVisible()
})

test('behind the bell stands a page: filters in the address, days, undo, and emptied of what is read', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const student = await signIn(page, await aStudent(request, 'Aline Ingabire'))
  const title = PAYMENT_NOTES.rejectedTitle
  const rows = page.getByRole('main').getByRole('listitem')
  await page.goto('/about')
  await test.step('nothing yet', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: 'See all' }).click()
    await expect(page).toHaveURL('/notifications')
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
  })
  await test.step('what happens stands there by itself, by day', async () => {
    for (let i = 0; i < 3; i++) await aRejection(request, student)
    await expect(page.getByRole('main').getByRole('region', { name: 'Today' })).toBeVisible()
    await expect(rows).toHaveCount(3)
    await expectAccessible(page)
    await expectFits(page)
  })
  await test.step('filters survive a reload', async () => {
    await page.getByRole('button', { name: 'Certificates' }).click()
    await expect(page.getByRole('heading', { name: 'No notifications match these filters' })).toBeVisible()
    await page.getByRole('button', { name: 'Payments' }).click()
    await expect(rows).toHaveCount(3)
    await page.getByRole('button', { name: /^Unread/ }).click()
    await expect(page).toHaveURL(/group=payments/)
    await page.reload()
    await expect(rows).toHaveCount(3)
    await expect(page.getByRole('button', { name: /^Unread/ })).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('deleted with the keyboard, and taken back', async () => {
    await rows
      .first()
      .getByRole('button', { name: `Delete notification: ${title}` })
      .press('Enter')
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows.first().getByRole('link')).toBeFocused()
  })
  await test.step('all are read, and what is read goes after a question', async () => {
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByRole('heading', { name: 'No notifications match these filters' })).toBeVisible()
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(rows).toHaveCount(3)
    await page.getByRole('button', { name: 'Delete read' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Delete all read notifications?' })
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Delete read' }).click()
    await expect(page.getByRole('status').getByText('3 read notifications deleted')).toBeVisible()
    await expect(rows).toHaveCount(0)
  })
})

test('an admin reads in the portal what waits, in one row', async ({ page, request }) => {
  test.setTimeout(120_000)
  await aRejection(request, await aStudent(request, 'Keza Uwera'))
  const course = await aPaidCourse(request)
  await signIn(page, people.admin)
  await page.goto('/notifications?group=payments')
  const row = page.getByRole('main').getByRole('link', { name: /payments? waits?/ })
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await iPaid(request, await aStudent(request, 'Divine Mukamana'), course)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('(unread)')
  await expectFits(page)
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click()
  await expect(row).not.toContainText('(unread)')
  await row.click()
  await expect(page).toHaveURL('/admin/payment-requests')
})
