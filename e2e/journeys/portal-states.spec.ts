import type { Page } from '@playwright/test'
import { asEver, withFailures } from '../support/failing-calls.ts'
import { type Screen, screensOf, walkers } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

const BROKEN = 'The kitchen is on fire'

/** Walked in two states that no other journey sees. */
const PAGES = {
  instructor: [
    'instructor-dashboard',
    'students',
    'student',
    'instructor-announcements',
    'instructor-new-announcement',
    'announcement-scheduled',
    'announcement-sent',
    'instructor-courses',
    'instructor-edit-course',
    'instructor-lectures',
    'slide-editor',
    'instructor-pick-course',
    'instructor-quizzes',
    'instructor-new-quiz',
    'quiz-edit',
    'instructor-submissions',
    'quiz-submissions',
    'grading',
    'grading-by-question',
    'exam-cards',
    'exam-management',
    'exam-edit',
    'exam-marking',
    'exam-preview',
    'attendance',
    'attendance-summary',
    'check-in-screen',
    'preview-course',
    'preview-lecture',
    'preview-quiz',
  ],
  admin: [
    'admin-dashboard',
    'admin-courses',
    'admin-course',
    'admin-course-overview',
    'admin-edit-course',
    'admin-edit-lecture',
    'admin-quiz-edit',
    'admin-course-quizzes',
    'admin-exam',
    'admin-students',
    'admin-attendance',
    'admin-lectures',
    'admin-quizzes',
    'admin-submissions',
    'admin-analytics',
    'payment-review',
    'certifications',
    'users',
    'person',
    'invitations',
    'message-reports',
    'admin-announcements',
    'admin-announced',
    'admin-announced-one',
    'audit',
  ],
  superadmin: [
    'superadmin-dashboard',
    'superadmin-users',
    'superadmin-system',
    'settings',
    'superadmin-audit',
  ],
} as const
const portals = Object.entries(PAGES) as [keyof typeof PAGES, readonly string[]][]

/** The plan of the pages as the build reads it; the web's own types stay the web's. */
const PLAN: string = '../../web/build/read-pages.ts'
interface PlannedPage {
  path: string
  file: string
  offline?: 'kept' | 'read' | 'none'
  isPortal: boolean
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every page of the portals is among the screens that are walked', async ({ request, isMobile }) => {
  test.skip(isMobile, 'the same at every width')
  const walked = Object.values(await screensOf(request))
    .flat()
    .map(({ path }) => path)
  const pages = await portalPages()
  const isWalked = (page: PlannedPage) => walked.some((path) => isAt(page, path))
  const seen = new Set(pages.filter(isWalked).map(({ file }) => file))
  expect(pages.map(({ file }) => file).filter((file) => !seen.has(file))).toEqual([])
})

const portalPages = async () => {
  const { readPages } = (await import(PLAN)) as { readPages: () => Promise<PlannedPage[]> }
  return (await readPages()).filter(({ isPortal }) => isPortal)
}
const isAt = ({ path }: PlannedPage, address: string) =>
  new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`).test(address.replace(/\?.*/, ''))

for (const [portal, names] of portals) {
  test(`a page of the ${portal} says what failed, and Retry brings it back`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the same at every width')
    test.setTimeout(400_000)
    await signIn(page, walkers[portal])
    // A page that fails asks again by itself before it says so.
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
    for (const { name, path } of (await screensOf(request))[portal]) {
      if (!names.includes(name)) continue
      await test.step(name, async () => {
        await withFailures(page, BROKEN)
        await page.goto(path)
        await expectStands(page)
        await expect.soft(page.getByText(BROKEN).first(), `${name} says what failed`).toBeVisible()
        await expectFits(page)
        // What says so is one component.
        if (name === names[0]) await expectAccessible(page)
        await asEver(page)
        // What was asked for while everything failed may fail after the first press.
        await expect
          .soft(async () => {
            await retryAll(page)
            await expect(page.getByText(BROKEN)).toHaveCount(0, { timeout: 1_000 })
          }, `${name} comes back`)
          .toPass({ timeout: 30_000 })
        await expectStands(page)
      })
    }
  })
}

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' })
  for (const [portal, names] of portals) {
    test(`a page of the ${portal} opens without a line and says so`, async ({
      page,
      context,
      request,
      isMobile,
    }) => {
      test.skip(isMobile, 'the same at every width')
      test.setTimeout(400_000)
      await signIn(page, walkers[portal])
      await page.goto('/courses')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      const plan = await portalPages()
      for (const screen of (await screensOf(request))[portal]) {
        if (!names.includes(screen.name)) continue
        await test.step(screen.name, async () => {
          await page.goto(screen.path)
          await settled(page)
          await context.setOffline(true)
          await page.reload()
          await expectStands(page)
          await expect.soft(page.getByText('You are offline.').first(), screen.name).toBeVisible()
          await expectSaid(page, screen, plan.find((one) => isAt(one, screen.path))?.offline)
          await context.setOffline(false)
        })
      }
    })
  }
})

/** The page is there: not white, not broken, not waiting for ever. */
async function expectStands(page: Page): Promise<void> {
  await settled(page)
  await expect.soft(page.getByText('This page did not open'), page.url()).toBeHidden()
}

/** What the page's plan promises: a copy and of when it is, or the sentence that there is none. */
async function expectSaid(page: Page, { name }: Screen, offline: PlannedPage['offline']): Promise<void> {
  const main = page.getByRole('main')
  const copy = main.getByText('Offline copy of')
  const sentence = main.getByText('You are offline. Please try again when the network is back.')
  await expect.soft((offline === 'read' ? copy : sentence).first(), `${name}: ${offline}`).toBeVisible()
  await expect.soft(offline === 'read' ? sentence : copy, `${name}: ${offline}`).toHaveCount(0)
}

/** Part by part, as a person would. */
async function retryAll(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: 'Retry' })
  for (let presses = 0; presses < 12 && (await retry.count()) > 0; presses += 1) {
    // What came back by another part's Retry takes its button along.
    await retry
      .first()
      .click({ timeout: 3_000 })
      .catch(() => undefined)
    await settled(page)
  }
}
