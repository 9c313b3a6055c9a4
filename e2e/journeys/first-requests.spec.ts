import type { Page } from '@playwright/test'
import { aClass, write } from '../support/conversations.ts'
import { hold } from '../support/hold.ts'
import { people } from '../support/people.ts'
import { placesOf } from '../support/places.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'

const ME = '/api/user/me'
const ENTRY = /\/assets\/index-[\w-]+\.js$/

/** Paths and queries of all that a page asks for, in their order. */
function watch(page: Page) {
  const asked: string[] = []
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url())
    // The name of the style that the page came with is another with each build.
    asked.push(pathname + search.replace(/&style=[\w-]+$/, ''))
  })
  return { asked, count: (wanted: string) => asked.filter((path) => path === wanted).length }
}

/** The answer waits until what is told has been asked for: a page that asks for it only after the answer never opens. */
async function holdUntil(page: Page, url: string | RegExp, isAsked: () => boolean) {
  await page.route(url, async (route) => {
    await expect.poll(isAsked).toBe(true)
    await route.continue()
  })
}

const visits = [
  {
    name: 'a course that somebody studies',
    who: people.busyStudent,
    pathOf: (id: string) => `/course/study/${id}`,
    code: /\/assets\/study-page-[\w-]+\.js$/,
    // Everybody may read it: it comes with the page that the server draws, and is asked for where the worker's page is another.
    drawnOf: (id: string) => [`/api/course/${id}`],
    readsOf: (id: string) => [
      `/api/lectures/${id}`,
      `/api/quiz/course/${id}`,
      `/api/user/progress?course=${id}`,
      '/api/mycourse',
    ],
  },
  {
    name: 'a page of the portal',
    who: people.admin,
    pathOf: () => '/admin/users',
    code: /\/assets\/admin-users-page-[\w-]+\.js$/,
    drawnOf: () => [],
    readsOf: () => ['/api/users?sort=-lastLogin&page=1&limit=50'],
  },
]

for (const { name, who, pathOf, code, drawnOf, readsOf } of visits) {
  test(`${name} asks for its data before its code runs, all at once, and for its code before it is known who is here`, async ({
    page,
    request,
  }) => {
    const { free } = await placesOf(request)
    const path = pathOf(free._id)
    const own = `/api/page?at=${encodeURIComponent(path)}`
    const { asked, count } = watch(page)
    await signIn(page, who)
    await holdUntil(page, `**/api/page?*`, () => asked.some((path) => code.test(path)))
    await holdUntil(page, ENTRY, () => count(own) === 1)
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/page?'))
    await page.goto(path)
    const { answers } = await (await answered).json()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    expect(count(own)).toBe(1)
    for (const read of [ME, ...readsOf(free._id)]) {
      expect(Object.keys(answers)).toContain(read)
      expect(count(read), `${read} was asked for besides`).toBe(0)
    }
    for (const read of drawnOf(free._id)) expect(count(read), `${read} came with the page`).toBe(0)
  })

  test(`${name} opens from the worker's page as soon`, async ({ page, request }) => {
    const { free } = await placesOf(request)
    const { asked, count } = watch(page)
    const shell = await request.get('/index.html')
    await signIn(page, who)
    await page.route(`**${pathOf(free._id)}`, (route) => route.fulfill({ response: shell }))
    // The page that the worker has for addresses that were never opened names no files.
    const reads = [...drawnOf(free._id), ...readsOf(free._id)]
    await holdUntil(
      page,
      `**${ME}`,
      () => asked.some((path) => code.test(path)) && reads.every((read) => count(read) === 1),
    )
    await page.goto(pathOf(free._id))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    for (const read of [ME, ...reads]) expect(count(read), `${read} was asked for`).toBe(1)
  })
}

test('what every visit of a page loads by need is named ahead, and asked for once', async ({
  page,
  request,
}) => {
  const answer = await request.get('/admin/dashboard', { headers: { accept: 'text/html' } })
  const parts = [...(await answer.text()).matchAll(/href="([^"]+)"[^>]* data-part/g)].map(
    ([, file = '']) => file,
  )
  expect(parts.length).toBeGreaterThan(1)
  const { count } = watch(page)
  await signIn(page, people.admin)
  await page.goto('/admin/dashboard')
  await settled(page)
  for (const part of parts) expect(count(part), part).toBe(1)
  await expect(page.locator('head > link[data-part]')).toHaveCount(parts.length)
  await expect(page.locator('link[rel="stylesheet"]:not([data-late])')).toHaveCount(0)
})

test('before a quiz and an exam what there is to know is asked for before the program runs', async ({
  page,
  request,
}) => {
  const { free, quiz } = await placesOf(request)
  const { count } = watch(page)
  const id = quiz('Tags and rules')
  const program = /\/assets\/index-[\w-]+\.js$/
  for (const [who, path, reads] of [
    [people.candidate, `/take-quiz/${id}`, [`/api/quiz/student/${id}?peek=true`]],
    [
      people.finishedStudent,
      `/final-exam/${free._id}`,
      [
        `/api/certification/final-exam/student/${free._id}?peek=true`,
        `/api/user/progress?course=${free._id}`,
      ],
    ],
  ] as const) {
    const person = await signIn(page, who)
    await page.goto('/about')
    await page.evaluate((token) => localStorage.setItem('token', token), person.token)
    await holdUntil(page, program, () => reads.every((read) => count(read) === 1))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    for (const read of reads) expect(count(read), `${read} was asked for`).toBe(1)
  }
})

test('what is asked for ahead shows nobody what they may not see', async ({ page }) => {
  const { asked, count } = watch(page)
  await signIn(page, people.newStudent)
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/page?'))
  await page.goto('/admin/users')
  const { html, answers } = await (await answered).json()
  expect(html).toBeNull()
  expect(answers['/api/users?sort=-lastLogin&page=1&limit=50'].status).toBe(403)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Users' })).toHaveCount(0)
  expect(count(ME)).toBe(0)

  await page.evaluate(() => localStorage.clear())
  // What the page before still asks is its own.
  await page.goto('/robots.txt')
  asked.length = 0
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/login')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('where a weak line drops the page of who is signed in, each call goes its own way', async ({ page }) => {
  const { count } = watch(page)
  await signIn(page, people.busyStudent)
  await page.route('**/api/page?*', (route) => route.abort())
  await page.goto('/account/progress')
  await expect(page.getByRole('heading', { name: 'In progress' })).toBeVisible()
  expect(count(ME)).toBe(1)
})

test('the page before stays until the next can be drawn, in its own frame', async ({ page, request }) => {
  const { lecture, free } = await placesOf(request)
  await signIn(page, people.busyStudent)
  await page.goto(`/course/study/${free._id}`)
  const title = page.getByRole('heading', { level: 1, name: free.title })
  await expect(title).toBeVisible()
  const release = await hold(page, /\/assets\/lecture-page-[\w-]+\.js$/)
  const asked = page.waitForRequest(/\/assets\/lecture-page-/)
  await page
    .locator(`a[href="/lectures/${lecture('HTML: every word has a job')}"]`)
    .first()
    .click()
  await asked
  await expect(page.locator('[data-page-loading]')).toBeAttached()
  await expect(title).toBeVisible()
  release()
  await expect(page.locator('[data-page-loading]')).toHaveCount(0)
  await expect(title).toHaveCount(0)
})

test('what a page is asked for ahead of is what it asks', async ({ page, request }) => {
  const { free } = await placesOf(request)
  const untaken = () => page.evaluate(() => Object.keys(window.early?.answers ?? {}))
  for (const [who, paths] of [
    [people.busyStudent, [`/course/${free._id}/quizzes`, `/course/study/${free._id}`]],
    [people.webInstructor, ['/instructor/dashboard', '/instructor/courses', '/instructor/final-exam']],
    [people.admin, ['/admin/dashboard', '/admin/course', `/admin/course/${free._id}/lectures`]],
  ] as const) {
    const person = await signIn(page, who)
    await page.goto('/')
    await page.evaluate((token) => localStorage.setItem('token', token), person.token)
    for (const path of paths) {
      await page.goto(path)
      await expect.poll(untaken, path).toEqual([])
    }
  }
})

test('the header tells what is new, and says before how old it is what it knows', async ({
  page,
  request,
}) => {
  const { course, one, teacher } = await aClass(request)
  await signIn(page, one)
  // The academy tells what came since, in place of having all asked for again (its own test: stream).
  const followed = page.waitForRequest(/\/api\/events/)
  await page.goto('/courses')
  expect((await followed).url()).toMatch(/\?knows=\d+$/)
  await write(request, teacher, one, course._id, 'Muraho')
  await expect(
    page.getByRole('link', { name: /^Messages,? 1 unread/, includeHidden: true }).first(),
  ).toBeAttached()
})

declare global {
  interface Window {
    early?: { answers: Record<string, unknown>; sheet?: CSSStyleSheet }
  }
}
