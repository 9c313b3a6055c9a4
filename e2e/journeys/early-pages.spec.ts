import type { Page } from '@playwright/test'
import { logIn } from '../support/api.ts'
import { early, holdScripts, openDrawn } from '../support/early-page.ts'
import { hold } from '../support/hold.ts'
import { shiftsOf, watchShifts } from '../support/layout-shift.ts'
import { people } from '../support/people.ts'
import { placesOf } from '../support/places.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'

const SHIFT_AT_MOST = 0.05
/** A line box may be rounded the other way. */
const PIXEL = 1

const program = (page: Page) => page.locator('head script[type=module]')

/** Her dashboard, at the moment in which it is asked for and nothing has come. */
async function openWithTimeHeld(page: Page) {
  const { user, token } = await signIn(page, people.webInstructor)
  // A server that has not drawn for a while gives the answers alone.
  await expect(async () => {
    const reply = await page.request.get('/api/page?at=/instructor/dashboard', { headers: { token } })
    expect((await reply.json()).html).toContain(user.name)
  }).toPass()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const letAnswer = await hold(page, '**/api/page?*')
  const asked = page.waitForRequest('**/api/page?*')
  await page.goto('/instructor/dashboard', { waitUntil: 'commit' })
  await asked
  // Its files are named behind the question for it.
  await expect(page.locator('head link[rel=modulepreload]')).toHaveCount(0)
  await page.clock.runFor(400)
  await expect(page.locator('head link[rel=modulepreload]').first()).toBeAttached()
  return { user, letAnswer }
}

/** The heading that came with the page stands where the page's own then stands; nothing of it is heard twice, and nothing moves. */
async function expectEarly(page: Page, path: string, title: string): Promise<void> {
  await watchShifts(page)
  const letGo = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  const drawn = early(page).locator('h1')
  await expect(drawn).toBeVisible()
  await expect(drawn).toHaveText(title)
  // At one moment: their own page may just be taking the place of the one that waits.
  const before = await page.evaluate(() => {
    const { x = 0, y = 0 } = document.querySelector('#early-page h1')?.getBoundingClientRect() ?? {}
    return { x, y }
  })
  await expect(page.getByRole('heading')).toHaveCount(0)
  letGo()
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeVisible()
  await expect(early(page)).toHaveCount(0)
  await settled(page)
  const after = await heading.boundingBox()
  expect(Math.abs((after?.y ?? 0) - before.y), 'the heading moved').toBeLessThanOrEqual(PIXEL)
  expect(Math.abs((after?.x ?? 0) - before.x), 'the heading moved').toBeLessThanOrEqual(PIXEL)
  const { total, by } = await shiftsOf(page)
  expect(total, `${path} moved: ${by.join(' | ')}`).toBeLessThanOrEqual(SHIFT_AT_MOST)
}

/** What the program noted as different from what was drawn. */
const writtenAnew = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name === 'rewritten')
      .map((mark) => (mark as PerformanceMark).detail),
  )

/** What the server drew of the page for them takes the place of the waiting one, while the program is still held back. */
async function expectOwn(page: Page, path: string, words: readonly string[]): Promise<void> {
  await watchShifts(page)
  const letGo = await holdScripts(page)
  const own = await openDrawn(page, path, words)
  // It is seen and not heard, and nothing in it can be pressed.
  await expect(own).toHaveAttribute('inert')
  await expect(page.getByRole('heading')).toHaveCount(0)
  await own.locator('main').evaluate((main) => Object.assign(main, { wasDrawn: true }))
  letGo()
  await expect(early(page)).toHaveCount(0)
  // The program takes over what stands there: nothing is written twice.
  const isSame = page.evaluate(() => Object.hasOwn(document.querySelector('main') ?? {}, 'wasDrawn'))
  expect(await isSame, `${path} was written anew`).toBe(true)
  for (const one of words) await expect(page.locator('#root')).toContainText(one)
  await settled(page)
  // Parts come to live one after the other.
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  expect(await writtenAnew(page), `${path} was written anew`).toEqual([])
  const { total, by } = await shiftsOf(page)
  expect(total, `${path} moved: ${by.join(' | ')}`).toBeLessThanOrEqual(SHIFT_AT_MOST)
}

test('the first screen of a dashboard is seen a frame before what lies below it, whose place is kept', async ({
  page,
}) => {
  await signIn(page, people.webInstructor)
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const place = document.getElementById('early-page')
      const below = place?.querySelector('section.below-first-screen')
      if (place?.dataset.own === undefined || !below) return
      const isKept = below.clientHeight >= 720
      seen.push([place.dataset.own, below.firstElementChild?.checkVisibility(), isKept])
    }).observe(document, { subtree: true, attributeFilter: ['data-own'] })
  })
  const letGo = await holdScripts(page)
  const own = await openDrawn(page, '/instructor/dashboard', ['Recent Quiz Submissions'])
  await expect(own.getByText('Recent Quiz Submissions')).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)
  expect(seen.slice(0, 2)).toEqual([
    ['first-screen', false, true],
    ['', true, true],
  ])
  letGo()
})

test('a student reads their own courses before any script', async ({ page, request }) => {
  const { free } = await placesOf(request)
  const { user } = await signIn(page, people.busyStudent)
  await expectOwn(page, `/${user._id}/dashboard`, [user.name, free.title])
})

test('a student reads the lecture before any script', async ({ page, request }) => {
  const { lecture } = await placesOf(request)
  await signIn(page, people.busyStudent)
  await expectOwn(page, `/lectures/${lecture('HTML and CSS on two pages')}`, [
    'HTML and CSS on two pages',
    'Mark as Complete',
  ])
})

test('an instructor reads what waits for her before any script', async ({ page }) => {
  const { user } = await signIn(page, people.webInstructor)
  await expectOwn(page, '/instructor/dashboard', [user.name, 'to grade'])
})

test('the program begins behind what its person sees first', async ({ page }) => {
  const { user, letAnswer } = await openWithTimeHeld(page)
  letAnswer()
  await expect(early(page).and(page.locator('[data-own]'))).toContainText(user.name)
  await expect(program(page)).toHaveCount(0)
  await page.clock.resume()
  await settled(page)
  await expect(program(page)).toHaveCount(1)
})

test('the program does not wait for an answer that does not come', async ({ page }) => {
  const { letAnswer } = await openWithTimeHeld(page)
  await expect(program(page)).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(program(page)).toHaveCount(1)
  letAnswer()
})

test('who logs out elsewhere before the program has come leaves nothing on the screen', async ({
  page,
  context,
  request,
}) => {
  const { free } = await placesOf(request)
  const { user } = await signIn(page, people.busyStudent)
  const letGo = await holdScripts(page)
  await openDrawn(page, `/${user._id}/dashboard`, [free.title])
  const other = await context.newPage()
  await other.goto('/manifest.webmanifest')
  await other.evaluate(() => localStorage.removeItem('token'))
  await expect(early(page)).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(free.title)
  letGo()
})

test('the next person on the device sees their own page', async ({ page, request }) => {
  const { free } = await placesOf(request)
  const first = await signIn(page, people.busyStudent)
  await page.goto(`/${first.user._id}/dashboard`)
  await expect(page.locator('#root')).toContainText(free.title)
  const second = await logIn(request, people.newStudent)
  await page.goto('/manifest.webmanifest')
  await page.evaluate((token) => {
    localStorage.clear()
    localStorage.setItem('token', token)
  }, second.token)
  await holdScripts(page)
  await openDrawn(page, `/${second.user._id}/dashboard`, [second.user.name])
  await expect(early(page)).not.toContainText(first.user.name)
  await expect(early(page)).not.toContainText(free.title)
})

test('where the code of a drawn page does not come, the page says so and comes to live when it does', async ({
  page,
  request,
}) => {
  const { free } = await placesOf(request)
  await signIn(page, people.busyStudent)
  const code = /\/assets\/study-page-[\w-]+\.js$/
  await page.route(code, (route) => route.abort())
  await openDrawn(page, `/course/study/${free._id}`, [])
  const again = page.getByRole('button', { name: 'Retry' })
  await expect(again).toBeVisible()
  await expect(early(page)).toHaveCount(0)
  await page.unroute(code)
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible()
  await settled(page)
})

test('a student sees the frame and the name of the course before any script', async ({ page, request }) => {
  const { free } = await placesOf(request)
  await signIn(page, people.busyStudent)
  await expectEarly(page, `/course/study/${free._id}`, free.title)
})

test('the quizzes of a course are named before any script', async ({ page, request }) => {
  const { free } = await placesOf(request)
  await signIn(page, people.busyStudent)
  await expectEarly(page, `/course/${free._id}/quizzes`, 'Quizzes & Assignments')
})

test('a student’s courses are announced before any script', async ({ page }) => {
  const { user } = await signIn(page, people.busyStudent)
  await expectEarly(page, `/${user._id}/dashboard`, 'My Courses')
})

test('an instructor sees the portal and its title before any script', async ({ page }) => {
  await signIn(page, people.webInstructor)
  await expectEarly(page, '/instructor/dashboard', 'Instructor Dashboard')
})

test('who may not read a page is led on from it, and sees nothing more of it', async ({ page, request }) => {
  const { free } = await placesOf(request)
  await signIn(page, people.newStudent)
  await page.goto(`/course/study/${free._id}`)
  await expect(page).toHaveURL(`/course/${free._id}`)
  await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible()
  await expect(early(page)).toHaveCount(0)
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/')
  await expect(early(page)).toHaveCount(0)
})

test('a visitor sees nothing of it on the way to the login', async ({ page, request }) => {
  const { free } = await placesOf(request)
  const letGo = await holdScripts(page)
  await page.goto(`/course/study/${free._id}`, { waitUntil: 'commit' })
  await expect(early(page)).toBeAttached()
  await expect(early(page)).toBeHidden()
  letGo()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(early(page)).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page says that it needs one, and nothing else', async ({ page }) => {
    for (const path of ['/instructor/dashboard', '/messages']) {
      await page.goto(path)
      await expect(page.locator('noscript p')).toBeVisible()
      await expect(page.locator('h1').filter({ visible: true })).toHaveCount(0)
    }
  })
})

test('what comes drawn does not say that it is still being read', async ({ request }) => {
  const { token } = await logIn(request, people.admin)
  for (const path of ['/admin/payment-requests', '/admin/payment-requests?tab=all'])
    await expect(async () => {
      const reply = await request.get(`/api/page?at=${encodeURIComponent(path)}`, { headers: { token } })
      const { html } = await reply.json()
      expect(html).toContain('aria-label="Refresh"')
      expect(html).not.toContain('aria-busy="true"')
    }).toPass({ timeout: 15_000 })
})
