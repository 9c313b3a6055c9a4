import type { Page } from '@playwright/test'
import { withHardNames, withNothing, withSilence } from '../support/drawn-replies.ts'
import { withFailures } from '../support/failing-calls.ts'
import { type Screen, screensOf, walkers } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'
import { shoot, shootSettled } from './shoot.ts'

// What has no page in the prototype, in each of its states.
const DRAWN = {
  instructor: [
    'student',
    'students',
    'questions',
    'attendance',
    'attendance-summary',
    'check-in-screen',
    'preview-course',
    'preview-lecture',
    'instructor-add-several',
    'instructor-dashboard',
  ],
  admin: [
    'admin-dashboard',
    'admin-analytics',
    'admin-course',
    'admin-course-overview',
    'users',
    'person',
    'invitations',
    'audit',
  ],
  superadmin: ['superadmin-dashboard', 'superadmin-system', 'settings'],
} as const

const states: Record<string, (page: Page) => Promise<unknown>> = {
  'hard-names': withHardNames,
  empty: withNothing,
  error: (page) => withFailures(page, 'The academy is being mended. Please try again in a moment.'),
}

for (const [portal, names] of Object.entries(DRAWN) as [keyof typeof DRAWN, readonly string[]][]) {
  for (const name of names) {
    test(`${name} in each of its states`, async ({ page, request }) => {
      await signIn(page, walkers[portal])
      const { path } = (await screensOf(request))[portal].find((one) => one.name === name) as Screen
      for (const [state, begin] of Object.entries(states)) {
        await begin(page)
        await page.goto(path)
        await shootSettled(page, `state-${name}-${state}`)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
      await withSilence(page)
      await page.goto(path)
      const waiting = page.locator('main').locator('.skeleton:visible, .loader:visible').first()
      await expect(waiting).toBeAttached()
      // A skeleton shows itself only where the wait is felt.
      await expect(waiting).not.toHaveCSS('opacity', '0')
      await shoot(page, `state-${name}-loading`)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' })
  for (const [portal, names] of Object.entries(DRAWN) as [keyof typeof DRAWN, readonly string[]][])
    test(`the pages of the ${portal}`, async ({ page, context, request }) => {
      await signIn(page, walkers[portal])
      await page.goto('/courses')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      for (const { name, path } of (await screensOf(request))[portal].filter((one) =>
        names.includes(one.name),
      )) {
        await page.goto(path)
        await settled(page)
        await context.setOffline(true)
        await page.reload()
        await shootSettled(page, `state-${name}-offline`)
        await context.setOffline(false)
      }
    })
})

test('quick find: nothing yet, found, nothing found, without a line', async ({ page, context }) => {
  await signIn(page, walkers.admin)
  await page.goto('/admin/users')
  await settled(page)
  await page.getByRole('button', { name: /Quick find/ }).click()
  const box = page.getByRole('combobox', { name: /find/i })
  await expect(box).toBeFocused()
  await shoot(page, 'find', { fullPage: false })
  await box.fill('alin')
  await expect(page.getByRole('option', { name: /Aline Umutoni/ }).first()).toBeVisible()
  await shoot(page, 'find-found', { fullPage: false })
  await box.fill('zzzzzz')
  await expect(page.getByRole('listbox', { name: 'Found' }).getByRole('option')).toHaveCount(0)
  await shoot(page, 'find-none', { fullPage: false })
  await context.setOffline(true)
  await box.fill('aline')
  await expect(page.getByRole('alert')).toContainText('You are offline.')
  await shoot(page, 'find-offline', { fullPage: false })
})
