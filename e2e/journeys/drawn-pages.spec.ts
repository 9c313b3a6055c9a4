import type { Page } from '@playwright/test'
import { shiftsOf, watchShifts } from '../support/layout-shift.ts'
import { people } from '../support/people.ts'
import { placesOf } from '../support/places.ts'
import { lives, settled } from '../support/settled.ts'
import { expect, expectFits, signIn, test } from '../support/test.ts'

const PUBLIC_AT_MOST = 0.02

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the catalogue and a course are read', async ({ page, request }) => {
    const { free } = await placesOf(request)
    await page.goto('/courses')
    await expect(page.getByRole('status')).toContainText('courses')
    await page.goto('/courses?q=first+web+page')
    // Who has no script to draw it gets the cover as a picture.
    const cover = page.locator('[data-cover] img')
    await expect(cover.first()).toHaveJSProperty('naturalWidth', 1200)
    await page.getByRole('link', { name: free.title, exact: true }).click()
    await expect(page).toHaveURL(`/course/${free._id}`)
    await expect(cover.first()).toHaveJSProperty('naturalWidth', 1200)
    await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Outline' })).toBeVisible()
    await expect(page.getByText('HTML: every word has a job')).toBeVisible()
    await page.getByRole('link', { name: 'Courses', exact: true }).first().click()
    await expect(page).toHaveURL('/courses')
  })

  test('home shows no picture that is not there, and leads everywhere', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4)
    await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
    await expectFits(page)
    await expect(page.locator('[data-cover]')).toHaveCount(4)
    const addresses = await page
      .locator('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)
  })

  test('a sign-in page says what it lacks', async ({ page }) => {
    for (const path of ['/login', '/register', '/oauth-success']) {
      await page.goto(path)
      const words = page.locator('noscript p')
      await expect(words).toContainText('This page needs JavaScript.')
      await expect(words).toBeVisible()
    }
  })

  test('what a page brings by need has its style as well', async ({ page, request }) => {
    const { paid } = await placesOf(request)
    await page.goto(`/course/${paid._id}`)
    const paying = page.getByRole('region', { name: 'How paying works' })
    await expect(paying.getByRole('list')).toHaveCSS('display', 'grid')
  })

  test('the catalogue is narrowed and searched by links and a form', async ({ page }) => {
    const category = (name: string) =>
      page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name })
    const course = (title: string) => page.getByRole('link', { name: title, exact: true })
    const search = page.getByRole('searchbox', { name: 'Search courses' })
    await page.goto('/courses')
    await category('Game Development').click()
    await expect(page).toHaveURL('/courses?category=Game+Development')
    await expect(category('Game Development')).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('status')).toContainText('in Game Development')

    await search.fill('bus')
    await search.press('Enter')
    await expect(page).toHaveURL('/courses?q=bus&category=Game+Development')
    await expect(search).toHaveValue('bus')
    await expect(page.getByRole('status')).toContainText('1 course in Game Development for “bus”')
    await expect(course('Make a Small Game: Bus Dash')).toBeVisible()

    await category('All').click()
    await expect(page).toHaveURL('/courses?q=bus')
    await search.fill('nothing is called this')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('No Courses Found')).toBeVisible()
    await page.getByRole('link', { name: 'Reset Filters' }).click()
    await expect(page).toHaveURL('/courses')
    // What only a script can do is not offered.
    await expect(page.getByRole('button', { name: /filters/ })).toBeHidden()
  })
})

/** Paths of the calls, and every word in the console. */
function watch(page: Page): { calls: string[]; words: string[] } {
  const watched = { calls: [] as string[], words: [] as string[] }
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (pathname.startsWith('/api/')) watched.calls.push(pathname)
  })
  // The worker that these journeys do without is the browser's own word.
  page.on('console', (entry) => /service worker/i.test(entry.text()) || watched.words.push(entry.text()))
  page.on('pageerror', (error) => watched.words.push(String(error)))
  return watched
}

test('a page is called by its program as the server called it', async ({ page }) => {
  const category = '/courses?category=Web+Development'
  for (const path of ['/', '/about', '/login', '/courses', '/courses?page=2', category]) {
    // Of this very answer: others make courses meanwhile, and a second page comes to be.
    const html = (await (await page.goto(path))?.text()) ?? ''
    await settled(page)
    await page.waitForLoadState('networkidle')
    const said = /<title>(.*?)<\/title>/.exec(html)?.[1]
    expect(await page.title(), path).toBe(said)
  }
})

test('what came with the page is asked for by no call, and the page has nothing to say to the console', async ({
  page,
  request,
}) => {
  const { free, paid } = await placesOf(request)
  const { calls, words } = watch(page)
  const paths = [
    '/',
    '/about',
    '/login',
    '/register',
    '/verify',
    '/forgot',
    '/courses',
    '/courses?q=web&category=none',
  ]
  for (const path of [...paths, `/course/${free._id}`, `/course/${paid._id}`]) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toBeAttached()
    await settled(page)
    await page.waitForLoadState('networkidle')
  }
  expect(calls).toEqual([])
  expect(words).toEqual([])
})

test('a page that came drawn goes on living: a search asks, and the way back leads to where one was', async ({
  page,
}) => {
  const { calls } = watch(page)
  await page.goto('/courses')
  await settled(page)
  const last = page.locator('main li.card').last().getByRole('heading').getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const title = await last.textContent()
  const place = await page.evaluate(() => Math.round(scrollY))
  expect(place).toBeGreaterThan(0)
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/courses')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('shop')
  await expect(page.getByRole('status').filter({ hasText: 'for “shop”' })).toBeVisible()
  await expect.poll(() => calls.filter((path) => path === '/api/course/all')).toHaveLength(1)
})

test('who is signed in gets the same page, and then their own in it, without a jump', async ({
  page,
  request,
}) => {
  const { paid } = await placesOf(request)
  await watchShifts(page)
  await signIn(page, people.newStudent)
  const { words } = watch(page)
  for (const path of ['/courses', `/course/${paid._id}`, '/courses', '/about']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Account', includeHidden: true }).first()).toBeAttached()
    await expect(
      page.getByRole('button', { name: /^Notifications/, includeHidden: true }).first(),
    ).toBeAttached()
    await settled(page)
    const { total, by } = await shiftsOf(page)
    expect(total, `${path} moved: ${by.join(' | ')}`).toBeLessThanOrEqual(PUBLIC_AT_MOST)
  }
  expect(words).toEqual([])
})

test('what was drawn of a page stays there while its program takes it over', async ({ page, request }) => {
  const { paid } = await placesOf(request)
  await page.addInitScript(() => {
    let tallest = 0
    const look = () => {
      const height = document.querySelector('main')?.offsetHeight ?? 0
      tallest = Math.max(tallest, height)
      if (height < tallest - 100) document.documentElement.dataset.shrank = `from ${tallest} to ${height}`
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`/course/${paid._id}`)
  await settled(page)
  await expect(page.getByRole('heading', { name: 'How paying works' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-shrank')
})

test('who studies a course is led from its public page into it, and who is signed in past the login', async ({
  page,
  request,
}) => {
  const { free } = await placesOf(request)
  await signIn(page, people.busyStudent)
  await page.goto(`/course/${free._id}`)
  await expect(page).toHaveURL(`/course/study/${free._id}`)
  await page.goto('/login')
  await expect(page).not.toHaveURL('/login')
})

test('what does not exist says so, to browsers and to programs', async ({ page }) => {
  const { words } = watch(page)
  const nowhere = await page.goto('/no/such/page')
  expect(nowhere?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This path ends here.' })).toBeVisible()
  const gone = await page.goto('/course/65aa00000000000000000000')
  expect(gone?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The browser's own word about the two addresses.
  expect(words.filter((word) => !/status of 404/.test(word))).toEqual([])
})

test('an address with a slash too many leads to its page, and one that nobody can read to the page that says so', async ({
  page,
  baseURL,
}) => {
  const { words } = watch(page)
  await page.goto(`${baseURL}//courses?category=Game+Development`)
  await expect(page).toHaveURL('/courses?category=Game+Development')
  await lives(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  expect(words).toEqual([])
  const unreadable = await page.goto('/course/%E0%A4%A?q=1')
  expect(unreadable?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This path ends here.' })).toBeVisible()
})

test('a link that is nobody’s says so, and nothing to the console', async ({ page }) => {
  const { words } = watch(page)
  for (const path of [
    '/setup/abc',
    '/unsubscribe/abc',
    `/unsubscribe/${'f'.repeat(24)}${'A'.repeat(43)}grade`,
  ]) {
    await page.goto(path)
    await expect(page.getByText(/This link (is not valid|does not work) any more/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(words).toEqual([])
})

test('an admin who comes to a course that is none asks for it once', async ({ page }) => {
  await signIn(page, people.admin)
  const refused: string[] = []
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url())
    if (pathname.startsWith('/api/') && reply.status() === 404) refused.push(pathname)
  })
  const none = '65aa00000000000000000000'
  for (const path of [`/course/${none}`, `/course/study/${none}`]) {
    refused.length = 0
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible()
    await expect(
      page.getByRole('button', { name: /^Notifications/, includeHidden: true }).first(),
    ).toBeAttached()
    await settled(page)
    expect(refused.length, refused.join(' ')).toBeLessThanOrEqual(1)
  }
})

test('what the head says of the first page is not said of the next one', async ({ page, request }) => {
  const { free } = await placesOf(request)
  const said = page.locator('head :is(link[rel="canonical"], meta[property^="og:"], meta[name="robots"])')
  // Others make courses meanwhile: the newest stand first.
  await page.goto('/courses?q=first+web+page')
  await expect(said).not.toHaveCount(0)
  await settled(page)
  await page.getByRole('link', { name: free.title, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible()
  await expect(said).toHaveCount(0)
  await page.goto('/nothing-is-here')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await settled(page)
  await page.getByRole('link', { name: 'Browse Courses' }).first().click()
  await expect(page).toHaveURL('/courses')
  await expect(said).toHaveCount(0)
  await page.goto('/courses')
  await settled(page)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Category' }).getByText('Game Development').click()
  await expect(page).toHaveURL('/courses?category=Game+Development')
  await expect(said).toHaveCount(0)
})
