import type { APIRequestContext, Page } from '@playwright/test'
import { DRAWN, hang, LOOK_MS, skeleton, takesLong, waitLong } from '../support/hanging.ts'
import type { Course } from '../support/made.ts'
import { aPaidCourse } from '../support/payments.ts'
import { people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, expectFits, signIn, test } from '../support/test.ts'

const READS =
  /\/api\/(users\?|notifications|announcements|messages|instructor\/(submissions|final-exam|courses))/

const LISTS = [
  { who: people.busyStudent, path: '/notifications' },
  { who: people.busyStudent, path: '/announcements' },
  { who: people.busyStudent, path: '/messages' },
  { who: people.webInstructor, path: '/instructor/submissions' },
  { who: people.webInstructor, path: '/instructor/final-exam' },
  { who: people.admin, path: '/admin/users' },
] as const

for (const { who, path } of LISTS)
  test(`${path} on a line that hangs says that it takes long; Retry asks anew`, async ({ page }) => {
    await signIn(page, who)
    await page.clock.install()
    const line = await hang(page, READS)
    await page.goto(path)
    await expect(skeleton(page)).toBeVisible()
    await page.clock.runFor(LOOK_MS)
    await expect(takesLong(page)).toHaveCount(0)
    const before = await skeleton(page).boundingBox()

    await waitLong(page)
    await expect(takesLong(page)).toBeInViewport({ ratio: 1 })
    await expect(takesLong(page)).toHaveCount(1)
    expect(await skeleton(page).boundingBox(), 'nothing moves for it').toEqual(before)
    await expectFits(page)

    line.goOn()
    const anew = page.waitForRequest((sent) => READS.test(sent.url()))
    await page.getByRole('button', { name: 'Retry' }).click()
    expect((await anew).isNavigationRequest(), 'the page stays').toBe(false)
    await expect(skeleton(page)).toHaveCount(0)
    await expect(takesLong(page)).toHaveCount(0)
  })

for (const path of ['/messages', '/{me}/dashboard'])
  test(`the first visit of ${path} on a line that hangs says that it takes long`, async ({ page }) => {
    const { user } = await signIn(page, people.busyStudent)
    await page.clock.install()
    await page.route(DRAWN, () => undefined)
    const asked = page.waitForRequest(DRAWN)
    await page.goto(path.replace('{me}', user._id))
    await asked
    await expect(async () => {
      await page.clock.runFor(LOOK_MS)
      await expect(takesLong(page)).toBeInViewport({ ratio: 1, timeout: 1_000 })
    }).toPass()
    await expectFits(page)
    await page.unroute(DRAWN)
    await test.step('it comes by Retry, unless it has come by itself', async () => {
      const retry = page.getByRole('button', { name: 'Retry' })
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout: 2_000 })
      }).toPass()
    })
    await expect(takesLong(page)).toHaveCount(0)
  })

test('what is typed and filtered stays when a list that hangs is asked for anew', async ({ page }) => {
  await signIn(page, people.admin)
  await page.clock.install()
  const line = await hang(page, READS)
  await page.goto('/admin/users')
  const search = page.getByRole('searchbox').first()
  await search.fill('bosco')
  await page.clock.runFor(1_000)
  await waitLong(page)
  const retry = page.getByRole('button', { name: 'Retry' })
  line.goOn()
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(people.busyStudent).first()).toBeVisible()
  await expect(search).toHaveValue('bosco')
  await expect(retry).toHaveCount(0)
  await expect(page.getByRole('main'), 'where the button was, the focus is on the page').toBeFocused()
})

test('a list that is there and only read once more says nothing', async ({ page }) => {
  await signIn(page, people.admin)
  await page.clock.install()
  await page.goto('/admin/users')
  await expect(page.getByText('@demo.impinga.rw').first()).toBeVisible()
  await hang(page, READS)
  const sent = page.waitForRequest(/\/api\/users\?/)
  await test.step('somebody comes back to it', async () => {
    await page.clock.runFor(60_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await sent
  })
  await waitLong(page)
  await expect(takesLong(page)).toHaveCount(0)
})

/** For a student who has just signed in, on a page with a clock of its own. */
async function aCourseToPay(page: Page, request: APIRequestContext): Promise<Course> {
  const course = await aPaidCourse(request)
  await signIn(page, await aStudent(request))
  await page.clock.install()
  return course
}

test('"I Paid" on a line that hangs says that it takes long, keeps what was typed, and may be sent again', async ({
  page,
  request,
}) => {
  const course = await aCourseToPay(page, request)
  const POST = /\/api\/course\/payment-request$/
  const line = await hang(page, POST)
  await page.goto(`/payment-instructions/${course._id}`)
  const number = page.getByLabel('Number you paid from')
  const long = page.getByText('This takes long. The network may be weak. What you typed stays here.')
  const again = page.getByRole('button', { name: 'Try again' })
  await number.fill('0780 000 114')
  const first = page.waitForRequest(POST)
  await page.getByRole('button', { name: 'I Paid' }).click()
  const hung = await first
  await expect(long).toHaveCount(0)

  await test.step('after ten seconds', async () => {
    await page.clock.runFor(10_000)
    await expect(long).toBeVisible()
    await expect(number).toHaveValue('0780 000 114')
    await expectFits(page)
  })
  await test.step('the call that hangs is given up, and the next one has as long', async () => {
    const second = page.waitForRequest(POST)
    const givenUp = page.waitForEvent('requestfailed', (sent) => sent === hung)
    await again.click()
    await Promise.all([second, givenUp])
    await expect(long).toHaveCount(0)
    await expect(number).toHaveValue('0780 000 114')
    await page.clock.runFor(10_000)
    await expect(long).toBeVisible()
  })
  await test.step('what is sent when the line goes on arrives', async () => {
    line.goOn()
    await again.click()
    await expect(page.getByRole('heading', { name: 'We are checking your payment.' })).toBeVisible()
    await expect(long).toHaveCount(0)
  })
})

test('"I Paid" whose answer was lost and that is sent again shows where the first one stands', async ({
  page,
  request,
}) => {
  const course = await aCourseToPay(page, request)
  // Else the page hears of it by itself.
  await page.route(/\/api\/events/, (route) => route.abort())
  let arrived = 0
  await page.route(/\/api\/course\/payment-request$/, async (route) => {
    arrived += 1
    if (arrived > 1) return route.continue()
    await route.fetch()
  })
  await page.goto(`/payment-instructions/${course._id}`)
  await page.getByRole('button', { name: 'I Paid' }).click()
  await expect.poll(() => arrived).toBe(1)
  await page.clock.runFor(10_000)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'We are checking your payment.' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('a form of which the server may take two is not offered to be sent twice', async ({ page }) => {
  await page.clock.install()
  await hang(page, /\/api\/auth\/|\/api\/user\/login/)
  await page.goto('/login')
  await page.getByLabel('Email').fill('bosco@demo.impinga.rw')
  await page.getByLabel('Password', { exact: true }).fill('impinga-demo-2026')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.clock.runFor(10_000)
  await expect(page.getByText('This takes long. The network may be weak.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue('bosco@demo.impinga.rw')
})

test('a dialog whose data hang says so within itself, where it can be pressed', async ({ page }) => {
  await signIn(page, people.admin)
  await page.clock.install()
  await page.goto('/admin/users?role=instructor')
  const courses = page.getByRole('button', { name: /^Courses/ }).first()
  await expect(courses).toBeVisible()
  const line = await hang(page, /\/api\/(users\/|course)/)
  await courses.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.skeleton').first()).toBeVisible()
  const before = await dialog.evaluate((element) => element.clientHeight)
  await waitLong(page)
  await expect(dialog.getByText('This page takes long. The network may be weak.')).toBeInViewport({
    ratio: 1,
  })
  expect(await dialog.evaluate((element) => element.clientHeight), 'nothing moves for it').toBe(before)
  line.goOn()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.locator('.skeleton')).toHaveCount(0)
  await expect(takesLong(page)).toHaveCount(0)
})
