import type { Page } from '@playwright/test'
import { withTheSame } from '../support/drawn-replies.ts'
import { shiftsOf, useSlowLine, watchShifts } from '../support/layout-shift.ts'
import { people } from '../support/people.ts'
import { type Places, placesOf } from '../support/places.ts'
import { aStudent } from '../support/provider.ts'
import { aNewcomer, fillIn, register } from '../support/register.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'

/** The figures that the screens are held to. */
const PUBLIC_AT_MOST = 0.02
const LEARNER_AT_MOST = 0.05
const PORTAL_AT_MOST = 0.05

test.beforeEach(async ({ page }) => {
  await watchShifts(page)
  await useSlowLine(page)
})

test('a public page stands where it will stand, from its first paint on', async ({ page, request }) => {
  const { free, paid } = await placesOf(request)
  for (const path of ['/courses', `/course/${free._id}`, `/course/${paid._id}`, '/login', '/forgot']) {
    await page.goto(path)
    await expectStill(page, PUBLIC_AT_MOST)
  }
})

const students = {
  'with nothing yet': { who: people.newStudent, paths: ({ newcomer }: Places) => [`/${newcomer}/dashboard`] },
  'on the way': {
    who: people.busyStudent,
    paths: ({ free, lecture }: Places) => [
      `/course/study/${free._id}`,
      `/course/${free._id}/quizzes`,
      `/lectures/${lecture('HTML and CSS on two pages')}`,
      '/account/courses',
    ],
  },
  'with an exam to go': {
    who: people.finishedStudent,
    paths: ({ graduate, free }: Places) => [`/${graduate}/dashboard`, `/course/study/${free._id}`],
  },
  'who finished': {
    who: people.certified,
    paths: ({ prices }: Places) => [`/course/study/${prices._id}`, `/final-exam/${prices._id}`],
  },
} as const

for (const [name, { who, paths }] of Object.entries(students)) {
  test(`the pages of a student ${name} stand where they will stand`, async ({ page, request }) => {
    await signIn(page, who)
    for (const path of paths(await placesOf(request))) {
      await page.goto(path)
      await expectStill(page, LEARNER_AT_MOST)
    }
  })
}

test('the lists of a course in the portal stand where they will stand', async ({ page, request }) => {
  const { free } = await placesOf(request)
  await signIn(page, people.webInstructor)
  for (const path of [`/instructor/students?course=${free._id}`, `/instructor/final-exam/${free._id}`]) {
    await page.goto(path)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    await expectStill(page, PORTAL_AT_MOST)
  }
})

test('marks stand where they will stand, with what others got above them', async ({ page, request }) => {
  const { submission, examSubmission } = await placesOf(request)
  await signIn(page, people.webInstructor)
  for (const path of [`/grade-submission/${submission}`, `/instructor/final-exam/mark/${examSubmission}`]) {
    await page.goto(path)
    await expect(page.getByRole('complementary', { name: 'Marks' })).toBeVisible()
    await expectStill(page, PORTAL_AT_MOST)
  }
})

test('the dashboard of an admin stands where it will stand, however much of it has come', async ({
  page,
}) => {
  await signIn(page, people.admin)
  await page.goto('/admin/dashboard')
  // What stands behind its neighbour moves it when it comes.
  const isBehind = () =>
    page.getByRole('main').evaluate((main) => {
      const tops = [...main.querySelectorAll('h2')].map((one) => one.getBoundingClientRect().top)
      return tops.some((top, at) => top < (tops[at - 1] ?? 0))
    })
  await expectStill(page, PORTAL_AT_MOST)
  if (test.info().project.use.isMobile) expect(await isBehind()).toBe(false)
})

test('whose code it is comes without moving the page that asks for it', async ({ page }) => {
  await fillIn(page, aNewcomer('Solange Ingabire'))
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto('/verify')
  await expect(page.getByText(/^newcomer-.*@example.rw$/)).toBeVisible()
  await expectStill(page, PUBLIC_AT_MOST)
})

test('a page waits for the next one: from the code to the academy', async ({ page }) => {
  await register(page, aNewcomer('Solange Ingabire'))
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeHidden()
  await expectStill(page, LEARNER_AT_MOST)
})

test('a page waits for the next one: from the button into the course', async ({ page, request }) => {
  await signIn(page, await aStudent(request))
  await page.goto('/courses?q=Your+First+Web+Page')
  await page.getByRole('link', { name: 'Your First Web Page', exact: true }).click()
  await page.getByRole('button', { name: 'Enroll Free' }).filter({ visible: true }).click()
  await expect(page.getByRole('link', { name: 'Start lecture 1' })).toBeVisible()
  await expectStill(page, LEARNER_AT_MOST)
})

test('headlines break the same in the fallback as in their own letters', async ({ page }) => {
  for (const path of ['/', '/about']) {
    await page.goto(path)
    await settled(page)
    const own = await headlines(page)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.reload()
    await settled(page)
    expect(await headlines(page), path).toEqual(own)
    await page.unroute('**/*.woff2')
  }
})

test('the lists of a portal stand in the fallback as in their own letters', async ({ page }) => {
  await signIn(page, people.admin)
  // A course that another journey makes between the two looks would stand above.
  await withTheSame(page)
  const tops = async (path: string) => {
    await page.goto(path)
    await settled(page)
    const rows = page.getByRole('main').locator('tbody tr, .accordion-item')
    return await rows.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  }
  for (const path of ['/admin/announcements', '/admin/course-overview']) {
    const own = (await tops(path)).slice(0, 2)
    expect(own).toHaveLength(2)
    await page.route('**/*.woff2', (route) => route.abort())
    expect((await tops(path)).slice(0, 2), path).toEqual(own)
    await page.unroute('**/*.woff2')
  }
})

/** How many lines each has. */
const headlines = (page: Page) =>
  page
    .locator('main :is(h1, h2)')
    .evaluateAll((all) =>
      all.map((one) => [
        one.textContent,
        Math.round(one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight)),
      ]),
    )

async function expectStill(page: Page, atMost: number): Promise<void> {
  await settled(page)
  const { total, by } = await shiftsOf(page)
  expect(total, `${page.url()} moved: ${by.join(' | ')}`).toBeLessThanOrEqual(atMost)
}
