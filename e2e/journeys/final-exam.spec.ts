import type { Page } from '@playwright/test'
import { aFinishedStudent, aTaughtCourse } from '../support/assessments.ts'
import { enrol } from '../support/made.ts'
import { aStudent } from '../support/provider.ts'
import { choose, goToQuestion, handInFromReview, startQuiz, write } from '../support/sitting.ts'
import { expect, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const GATE = 'You must complete all course lectures before taking the final exam'
const question = (page: Page, number: number) => page.getByRole('region', { name: `Question ${number}` })

test('an exam from its creation to a passed result', async ({ page, browser, contextOptions, request }) => {
  test.setTimeout(120_000)
  const { teacher, course, lecture } = await aTaughtCourse(request)
  await signIn(page, teacher)

  await test.step('the instructor writes it', async () => {
    await page.goto('/instructor/final-exam')
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url())
    })
    await page.getByRole('link', { name: `Create Final Exam ${course.title}` }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${course.title} - Final Examination`)
    await expect(page.getByRole('button', { name: 'Create exam' })).toHaveAttribute('aria-disabled', 'true')
    await addChoice(page, 1, 'What is strung first?', ['The weft', 'The warp', 'The web', 'The wool'], 'B')
    await question(page, 1).getByLabel('Marks').fill('2')
    await addChoice(
      page,
      2,
      'What goes over and under?',
      ['The weft', 'The warp', 'The loom', 'The wool'],
      'A',
    )
    await page.getByRole('button', { name: 'Add written' }).click()
    await expect(question(page, 3).getByLabel('Question text')).toBeFocused()
    await expect(question(page, 3).getByLabel('Question text')).toBeInViewport()
    await question(page, 3).getByLabel('Question text').fill('Why does a cloth hold together?')
    await question(page, 3).getByLabel('Marks').fill('4')
    await expect(page.getByText('3 questions, 7 marks, 120 min')).toBeVisible()
    await page.getByRole('button', { name: 'Create exam' }).click()
    await expectToast(page, 'Final exam created successfully')
    await expect(page).toHaveURL(`/instructor/courses/${course._id}`)
    await page.getByRole('button', { name: 'Open exam' }).click()
    await expect(page).toHaveURL(`/instructor/final-exam/${course._id}`)
    expect(missing, 'a course without an exam is no fault').toEqual([])
  })

  const student = await aFinishedStudent(request, course, lecture, 'Divine Uwase')
  const context = await browser.newContext(contextOptions)
  const learner = await context.newPage()
  await signIn(learner, student)

  await test.step('a student who has completed the course sits it', async () => {
    await learner.goto(`/final-exam/${course._id}`)
    await expect(learner.getByRole('heading', { level: 1 })).toHaveText(/Final Examination$/)
    await expect(learner.getByText('80%')).toBeVisible()
    await startQuiz(learner)
    await expect(learner.getByRole('timer')).toContainText(/0?1:5\d:\d\d/)
    await choose(learner, 'B')
    await goToQuestion(learner, 2)
    await choose(learner, 'A')
    await goToQuestion(learner, 3)
    await write(learner, 'Because threads cross threads.')
    await handInFromReview(learner, /^Every question is answered/)
    await expectToast(learner, 'Exam submitted successfully!')
    await expect(learner.getByText('Awaiting marking')).toBeVisible()
  })

  await test.step('the instructor marks the written answer and sees the score change', async () => {
    await page.goto('/instructor/final-exam')
    await page.getByRole('link', { name: `Manage ${course.title}` }).click()
    await page.getByRole('button', { name: 'Review next' }).click()
    await page.getByLabel('Marks for question 3, 0 to 4').fill('1')
    await expect(page.getByText('of 7, 57.14%').filter({ visible: true })).toBeVisible()
    await page.getByLabel('Overall feedback').fill('Well woven.')
    await page.getByRole('button', { name: /^Save/ }).filter({ visible: true }).click()
    await expectToast(page, 'Marks updated successfully')
    await expect(page).toHaveURL(`/instructor/final-exam/${course._id}`)
  })

  await test.step('the instructor looks at it once more and gives more marks', async () => {
    await page.getByRole('link', { name: 'Review Divine Uwase' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Divine Uwase' })).toBeVisible()
    const score = page.getByRole('banner').getByRole('status')
    await expect(score).toContainText('4/7')
    await expect(score).toContainText('Failed')
    await page.getByRole('button', { name: 'Edit Marks' }).click()
    await page.getByLabel('Marks for question 3, 0 to 4').fill('3')
    await expect(score).toContainText('85.71%')
    await expect(score).toContainText('Passed')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Marks updated successfully')
    await expect(page.getByRole('button', { name: 'Edit Marks' })).toBeVisible()
    await expect(score).toContainText('6/7')
  })

  await test.step('the student sees that it is passed, to two decimals', async () => {
    await learner.reload()
    await expect(learner.getByText('Passed', { exact: true })).toBeVisible()
    await expect(learner.getByRole('progressbar', { name: 'Score' })).toContainText('85.71%')
    await expect(learner.getByText('Well woven.')).toBeVisible()
    await learner.getByRole('link', { name: 'Return to Course Dashboard' }).click()
    await expect(learner).toHaveURL(`/course/study/${course._id}`)
    await context.close()
  })

  await test.step('who has not completed the course is told what is missing', async () => {
    const newcomer = await aStudent(request)
    await enrol(request, newcomer, course)
    const other = await browser.newContext(contextOptions)
    const early = await other.newPage()
    await signIn(early, newcomer)
    await early.goto(`/final-exam/${course._id}`)
    await expect(early.getByRole('heading', { name: GATE })).toBeVisible()
    await early.getByRole('link', { name: lecture.title }).click()
    await expect(early).toHaveURL(`/lectures/${lecture._id}`)
    await other.close()
  })
})

async function addChoice(
  page: Page,
  number: number,
  text: string,
  options: string[],
  correct: string,
): Promise<void> {
  await page.getByRole('button', { name: 'Add multiple choice' }).click()
  const card = question(page, number)
  await card.getByLabel('Question text').fill(text)
  for (const [at, option] of options.entries())
    await card
      .getByLabel(`Option ${String.fromCharCode(65 + at)} of question ${number}`, { exact: true })
      .fill(option)
  await card.getByRole('radio', { name: `Option ${correct} is correct` }).check({ force: true })
}
