import type { Page } from '@playwright/test'
import { ask, logIn } from '../support/api.ts'
import { aTitle } from '../support/made.ts'
import { aPaidCourse, iPaid } from '../support/payments.ts'
import { people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, signIn, test } from '../support/test.ts'

// Whoever works by keyboard or by ear presses a control that goes away by it, and must not be back at the beginning of the page.

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })

test('after a row of a list went, the focus is on the row that took its place', async ({ page, request }) => {
  const family = aTitle('Focus')
  const [first, second, third] = [
    await aStudent(request, `Anna ${family}`),
    await aStudent(request, `Bella ${family}`),
    await aStudent(request, `Chantal ${family}`),
  ]
  await signIn(page, people.superadmin)
  await page.goto(`/admin/users?q=${encodeURIComponent(family)}&sort=name`)

  await test.step('deleted by its menu', async () => {
    await page.getByRole('button', { name: `More for ${first.user.name}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete user' }).press('Enter')
    await page.getByLabel(`Type ${first.user.name} to confirm`).fill(first.user.name)
    await page.getByRole('button', { name: 'Delete user' }).press('Enter')
    await expect(rowOf(page, first.user.name)).toHaveCount(0)
    await expect(rowOf(page, second.user.name)).toBeFocused()
  })
  await test.step('deleted by the bar, which goes with it', async () => {
    await page.keyboard.press('x')
    await page.getByRole('button', { name: 'Delete 1' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1' }).press('Enter')
    await expect(rowOf(page, second.user.name)).toHaveCount(0)
    await expect(rowOf(page, third.user.name)).toBeFocused()
  })
})

test('after an act of a row that stays, the focus is on that row', async ({ page, request }) => {
  const address = `focus-${Date.now()}@example.rw`
  await ask(request, 'POST /api/invitations', {
    as: await logIn(request, people.admin),
    data: { lines: [{ email: address }] },
  })
  await signIn(page, people.admin)
  await page.goto(`/admin/invitations?q=${encodeURIComponent(address)}`)
  await page.getByRole('button', { name: `Withdraw ${address}` }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(rowOf(page, address)).toContainText('Withdrawn')
  await expect(rowOf(page, address)).toBeFocused()
})

test('a reason that is put away gives the focus back to Reject', async ({ page, request }) => {
  const student = await aStudent(request, aTitle('Reason'))
  await iPaid(request, student, await aPaidCourse(request))
  await signIn(page, people.admin)
  await page.goto(`/admin/payment-requests?q=${encodeURIComponent(student.user.name)}`)
  const reject = page.getByRole('complementary').getByRole('button', { name: 'Reject' })
  await reject.press('Enter')
  await expect(page.getByLabel('Reason for the student')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reject).toBeFocused()
})

test('Save keeps the focus, and an arrival has it on the title', async ({ page }) => {
  await signIn(page, people.superadmin)
  await page.goto('/admin/audit')
  await page.getByRole('link', { name: 'Settings' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  const [signedBy, save] = [page.getByLabel('Signed by'), page.getByRole('button', { name: 'Save settings' })]
  const before = await signedBy.inputValue()
  for (const name of ['Keza Focus', before]) {
    await signedBy.fill(name)
    await save.press('Enter')
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
    await expect(save).toBeFocused()
  }
  await save.press('Enter')
  await expect(save, 'nothing to save').toHaveAttribute('aria-disabled', 'true')
})
