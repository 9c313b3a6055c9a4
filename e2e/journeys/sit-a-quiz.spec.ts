import type { APIRequestContext, Page } from '@playwright/test'
import {
  aFinishedStudent,
  aQuiz,
  aTaughtCourse,
  attemptOf,
  handedInBy,
  type Quiz,
  valuesOf,
} from '../support/assessments.ts'
import type { Person } from '../support/people.ts'
import {
  choose,
  expectQuestion,
  goToQuestion,
  handInFromReview,
  startQuiz,
  write,
} from '../support/sitting.ts'
import { expect, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ serviceWorkers: 'allow' })

const ESSAY = 'The warp is strung first.\nThen the weft goes over and under.'
const SHORT = 'A shuttle'

/** Six questions for one student who may take them at once. */
async function aQuizToSit(
  request: APIRequestContext,
): Promise<{ teacher: Person; student: Person; quiz: Quiz }> {
  const taught = await aTaughtCourse(request)
  const options = ['Over', 'Under', 'Around', 'Through']
  const quiz = await aQuiz(request, taught, [
    { question: 'How does the **weft** cross the first thread?', options },
    { question: 'How does it cross the second?', options },
    { question: 'Say how a plain weave begins.' },
    { question: 'How does `weave(3)` cross the third?', options },
    { question: 'What carries the weft?' },
    { question: 'How does it come back?', options },
  ])
  const student = await aFinishedStudent(request, taught.course, taught.lecture)
  return { teacher: taught.teacher, student, quiz }
}

const expectAnswered = (page: Page, answered: number) =>
  expect(page.getByText(new RegExp(`^${answered} of 6\\b`)).filter({ visible: true })).toBeVisible()

test('a quiz whose network is cut for most of it, reloaded twice and finished on another device, loses no answer', async ({
  page,
  context,
  browser,
  contextOptions,
  request,
}) => {
  test.setTimeout(120_000)
  const { teacher, student, quiz } = await aQuizToSit(request)
  const onServer = async () => valuesOf(quiz, (await attemptOf(request, student, quiz)).answers)
  await signIn(page, student)
  await page.goto('/courses')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  await page.goto(`/take-quiz/${quiz._id}`)
  await startQuiz(page)
  await choose(page, 'A')
  await expect(page.getByText('Answers saved')).toBeAttached()
  expect(await onServer()).toEqual([0, null, null, null, null, null])

  await test.step('without a network the answers stay on this phone', async () => {
    await context.setOffline(true)
    await expect(page.getByText('You are offline. Your answers are saved on this phone.')).toBeVisible()
    await goToQuestion(page, 2)
    await choose(page, 'B')
    await goToQuestion(page, 3)
    await write(page, ESSAY)
    await page.getByRole('button', { name: 'Flag', exact: true }).click()
    await expect(page.getByText('On this phone only')).toBeAttached()
  })

  await test.step('a reload without a network finds them, and the place', async () => {
    await page.reload()
    await expectQuestion(page, 3, 6)
    await expect(page.getByRole('textbox')).toHaveValue(ESSAY)
    await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toBeVisible()
    await expectAnswered(page, 3)
    await goToQuestion(page, 4)
    await choose(page, 'D')
  })

  await test.step('and so does a second one', async () => {
    await page.reload()
    await expectQuestion(page, 4, 6)
    await expect(page.getByRole('radio', { name: 'Through' })).toBeChecked()
    await expectAnswered(page, 4)
    await goToQuestion(page, 5)
    await write(page, SHORT)
    // Not asked here: what the page sends while it reloads may slip past the pretended loss of the network.
  })

  await test.step('when the network is back, all of it arrives', async () => {
    await context.setOffline(false)
    await expect(page.getByText('Answers saved')).toBeAttached()
    await expect.poll(onServer).toEqual([0, 1, ESSAY, 3, SHORT, null])
  })

  await test.step('another device goes on with them and hands in', async () => {
    const other = await browser.newContext(contextOptions)
    const device = await other.newPage()
    await signIn(device, student)
    await device.goto(`/take-quiz/${quiz._id}`)
    await startQuiz(device)
    await expectAnswered(device, 5)
    await goToQuestion(device, 2)
    await expect(device.getByRole('radio', { name: 'Under' })).toBeChecked()
    await choose(device, 'C')
    await goToQuestion(device, 6)
    await choose(device, 'A')
    await handInFromReview(device, /^Every question is answered/)
    await expectToast(device, 'Quiz submitted successfully!')
    await expect(device).toHaveURL(`/quiz/result/${quiz._id}`)
    await expect(device.getByText('Awaiting grade').first()).toBeVisible()
    await expect(device.getByText('Then the weft goes over and under.')).toBeVisible()
    await other.close()
  })
  expect(await handedInBy(request, teacher, quiz)).toEqual([0, 2, ESSAY, 3, SHORT, 0])

  await test.step('the first device learns of it when it is looked at again', async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page).toHaveURL(`/quiz/result/${quiz._id}`)
    expect(await handedInBy(request, teacher, quiz)).toEqual([0, 2, ESSAY, 3, SHORT, 0])
  })
})
