import type { Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { aQuiz, aTaughtCourse } from '../support/assessments.ts'
import { aClass, address, thread, write } from '../support/conversations.ts'
import { goOnWriting } from '../support/long-conversation.ts'
import { enrol } from '../support/made.ts'
import { people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, expectAccessible, signIn, test } from '../support/test.ts'

const REFUSAL = 'Not today, and not tomorrow'
const AWAY = 'Away for a moment'
const NOBODY = '0123456789abcdef01234567'

/** What is asked for there is refused for what it is, or cannot be answered now. A page that would come drawn, with its answers, asks by itself. */
async function answerWith(page: Page, status: 403 | 503, address: RegExp, method = 'GET'): Promise<void> {
  await page.route(/\/api\/page\?/, (route) => route.fulfill({ status: 503, json: { message: AWAY } }))
  await page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { message: status === 403 ? REFUSAL : AWAY } })
      : route.fallback(),
  )
}

/** Asked for again it would be refused again. */
async function expectRefused(page: Page): Promise<void> {
  const told = page.getByRole('alert').filter({ hasText: REFUSAL })
  await expect(told).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
}

/** What may pass is asked for again by whoever waits for it. */
const expectRetry = (page: Page) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()

test('the tiles of a dashboard say that they were refused, and the rest of it stands', async ({ page }) => {
  await signIn(page, people.admin)
  await answerWith(page, 403, /\/api\/stats$/)
  await page.goto('/admin/dashboard')
  await expectRefused(page)
  await expect(page.getByText('–', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
})

test('quick find says what it was refused with, and finds pages all the same', async ({ page }) => {
  await signIn(page, people.admin)
  await page.goto('/admin/course')
  await expect(page.getByRole('button', { name: /^Quick find/ })).toBeVisible()
  const find = /\/api\/find\?/
  await answerWith(page, 503, find)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Find people/ })).toBeFocused()
  await page.keyboard.type('add cou')
  await expectRetry(page)
  await page.unroute(find)
  await answerWith(page, 403, find)
  await page.keyboard.type('r')
  await expectRefused(page)
  await expect(page.getByRole('option', { name: 'Add course' })).toBeVisible()
})

test('the note of an attendance mark says that it was refused', async ({ page, request }) => {
  const { teacher, course } = await aTaughtCourse(request)
  const student = await aStudent(request, 'Divine Iradukunda')
  await enrol(request, student, course)
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kigali' }).format(new Date())
  const record = { studentId: student.user._id, present: false, notes: 'Called in sick' }
  const data = { courseId: course._id, date, attendanceRecords: [record] }
  await ask(request, 'POST /api/instructor/attendance', { as: teacher, data })
  await signIn(page, teacher)
  await answerWith(page, 403, new RegExp(`/students/${student.user._id}$`))
  await page.goto(`/instructor/attendance/${course._id}?view=summary`)
  await page.getByRole('button', { name: 'Absent, with a note' }).click()
  await expectRefused(page)
})

test('further messages of a conversation end where they are refused', async ({ page, request }) => {
  const { course, one, other } = await aClass(request)
  await write(request, other, one, course._id, 'The very first words')
  await goOnWriting({ from: other.user, to: one.user, course }, 200, 'Late')
  await signIn(page, one)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  const older = /\/api\/messages\/.*[?&]before=/
  await answerWith(page, 403, older)
  await page.goto(address(other, course._id))
  await expect(thread(page).getByText('Late 200', { exact: true })).toBeInViewport()
  const toTheTop = () => thread(page).evaluate((list) => list.scrollBy({ top: -100_000 }))
  await expect(async () => {
    await toTheTop()
    await expect(thread(page).getByText(REFUSAL)).toBeInViewport({ timeout: 250 })
  }).toPass()
  await expectRefused(page)
  await expect(page.getByRole('button', { name: 'Show older messages' })).toHaveCount(0)
  expect(asked.filter((url) => older.test(url))).toHaveLength(1)
})

test('the page behind a mail’s Unsubscribe says what was refused, and ends nothing by itself', async ({
  page,
}) => {
  const state = /\/api\/unsubscribe\/[^/]+\/state$/
  const link = `/unsubscribe/${NOBODY}`
  await test.step('what it is about', async () => {
    await answerWith(page, 503, state)
    await page.goto(link)
    await expectRetry(page)
    await page.unroute(state)
    await answerWith(page, 403, state)
    await page.goto(link)
    await expectRefused(page)
  })
  await test.step('the press of its button', async () => {
    await page.unroute(state)
    await page.route(state, (route) =>
      route.fulfill({ json: { subscription: { name: 'Your payments', isOn: true } } }),
    )
    await answerWith(page, 403, /\/api\/unsubscribe\/[^/]+$/, 'POST')
    await page.goto(link)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expectRefused(page)
    await expect(page.getByRole('heading', { name: 'Unsubscribe', exact: true })).toBeVisible()
    await expect(page.getByText('End mails about: Your payments.')).toBeVisible()
  })
})

test('every way back leads to the page before, and behind a shared link home', async ({ page, request }) => {
  const taught = await aTaughtCourse(request)
  const student = await aStudent(request)
  await enrol(request, student, taught.course)
  const unread = await aQuiz(request, taught, [{ question: 'Which?', options: ['This', 'That'] }])
  await signIn(page, student)
  const missing = `/take-quiz/${NOBODY}`
  for (const name of ['Go Back', 'Leave']) {
    await test.step(name, async () => {
      await page.goto(missing)
      await expect(page.getByRole('heading', { level: 1, name: 'Quiz Not Found' })).toBeVisible()
      await page.getByRole('button', { name }).click()
      await expect(page).toHaveURL('/')
      // What was no way on is not what the browser's own button leads back to.
      expect(await page.evaluate(() => history.state?.idx)).toBe(0)

      await page.goto('/about')
      await page.evaluate((path) => history.pushState({ idx: 1 }, '', path), missing)
      await page.reload()
      await page.getByRole('button', { name }).click()
      await expect(page).toHaveURL('/about')
    })
  }
  await test.step('by itself, where a lecture comes first', async () => {
    await page.goto(`/take-quiz/${unread._id}`)
    await expect(page.getByText(/^You must complete/)).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test('who teaches comes from a quiz’s submissions to the quizzes, where they opened the link of a mail', async ({
  page,
  request,
}) => {
  const taught = await aTaughtCourse(request)
  const quiz = await aQuiz(request, taught, [{ question: 'Which?', options: ['This', 'That'] }])
  await signIn(page, taught.teacher)
  await page.goto(`/submissions/${quiz._id}`)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/instructor/quizzes')
})
