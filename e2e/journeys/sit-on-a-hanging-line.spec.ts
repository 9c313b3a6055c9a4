import { aFinishedStudent, aQuiz, aTaughtCourse, handedInBy } from '../support/assessments.ts'
import { choose, goToQuestion, handInFromReview, startQuiz } from '../support/sitting.ts'
import { expect, expectFits, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

/** The engine takes an answer that has not come by then for none. */
const NO_ANSWER_MS = 20_000
const PATIENCE_MS = 8_000

test('a quiz on a line that hangs at the start, at a save, at the hand-in and at its result loses nothing', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const taught = await aTaughtCourse(request)
  const options = ['The warp', 'The weft', 'The loom']
  const quiz = await aQuiz(request, taught, [
    { question: 'What is strung first?', options },
    { question: 'What goes over and under?', options },
  ])
  const student = await aFinishedStudent(request, taught.course, taught.lecture)
  let hanging: RegExp | null = null
  await page
    .context()
    .route('**/api/**', (route) => (hanging?.test(route.request().url()) ? undefined : route.fallback()))
  await signIn(page, student)
  await page.clock.install()
  await page.goto(`/take-quiz/${quiz._id}`)
  const start = page.getByRole('button', { name: 'Start quiz' })
  await expect(start).toBeEnabled()

  await test.step('the start: it is said that it takes long, and then that it did not come', async () => {
    hanging = new RegExp(`/api/quiz/student/${quiz._id}\\??$`)
    const opening = page.waitForRequest(hanging)
    await start.click()
    await opening
    await page.clock.runFor(PATIENCE_MS + 1_000)
    await expect(page.getByText('This page takes long. The network may be weak.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expectFits(page)
    await page.clock.runFor(NO_ANSWER_MS - PATIENCE_MS)
    await expect(page.getByRole('main').getByText('Failed to load quiz')).toBeVisible()
    await expectToast(page, 'Failed to load quiz')
    hanging = null
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await startQuiz(page)
  })

  await test.step('a save: the answer is said to be on this phone, and arrives when the line goes on', async () => {
    hanging = /\/api\/quiz\/draft\//
    const saving = page.waitForRequest(hanging)
    await choose(page, 'A')
    await page.clock.runFor(2_000)
    await saving
    await page.clock.runFor(NO_ANSWER_MS)
    await expect(page.locator('[data-saved=device]')).toHaveCount(1)
    hanging = null
    await page.clock.runFor(15_000)
    await expect(page.locator('[data-saved=saved]')).toHaveCount(1)
  })

  await test.step('the hand-in: it goes by itself as soon as it can', async () => {
    hanging = /\/api\/quiz\/submit$/
    await goToQuestion(page, 2)
    await choose(page, 'B')
    const handingIn = page.waitForRequest(hanging)
    await handInFromReview(page, /^Every question is answered/)
    await handingIn
    await page.clock.runFor(NO_ANSWER_MS + 1_000)
    await expect(page.getByText('They are handed in by themselves as soon as the academy can')).toBeVisible()
    hanging = /\/api\/quiz\/result\//
    await page.clock.runFor(15_000)
    await expectToast(page, 'Quiz submitted successfully!')
  })

  await test.step('the result: it is said that it takes long', async () => {
    await expect(page).toHaveURL(`/quiz/result/${quiz._id}`)
    await page.clock.runFor(PATIENCE_MS + 3_000)
    await expect(page.getByText('This page takes long. The network may be weak.')).toBeVisible()
    hanging = null
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: quiz.title })).toBeVisible()
  })
  expect(await handedInBy(request, taught.teacher, quiz)).toEqual([0, 1])
})
