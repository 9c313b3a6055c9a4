import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { aFinishedStudent, aTaughtCourse, type Quiz } from '../support/assessments.ts'
import { chooseFile } from '../support/files.ts'
import { aTitle } from '../support/made.ts'
import { choose, goToQuestion, handInFromReview, startQuiz } from '../support/sitting.ts'
import { expect, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const GIFT = join(import.meta.dirname, '../support/files/weaving.gift')

const question = (page: Page, number: number) => page.getByRole('region', { name: `Question ${number}` })

test('an instructor imports a GIFT file into a quiz, and a student takes it', async ({
  page,
  browser,
  contextOptions,
  request,
}) => {
  const { teacher, course, lecture } = await aTaughtCourse(request)
  const title = aTitle('On weaving')
  await signIn(page, teacher)
  await page.goto(`/instructor/quizzes/new/${lecture._id}`)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description').fill('What the loom is for.')

  const dialog = page.getByRole('dialog', { name: 'Import questions' })
  await test.step('a file that holds no questions is refused for good; cells with tabs are read', async () => {
    await page.getByRole('button', { name: 'Import questions' }).click()
    const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear all') }
    await chooseFile(page, dialog.getByRole('button', { name: 'Choose a file' }), letter)
    await expect(dialog.getByText('This is neither GIFT, Moodle XML nor CSV')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    const tabs = Buffer.from('question\ttype\tmarks\nWhat is a weft?\twritten\t2')
    await chooseFile(page, dialog.getByRole('button', { name: 'Replace' }), {
      name: 'weaving.tsv',
      mimeType: 'text/tab-separated-values',
      buffer: tabs,
    })
    await expect(dialog.getByText('1 question found')).toBeVisible()
  })

  await test.step('a question that cannot be read is named by its line, the others are shown', async () => {
    await chooseFile(page, dialog.getByRole('button', { name: 'Replace' }), GIFT)
    await expect(dialog.getByRole('heading', { name: '1 left out' })).toBeVisible()
    await expect(
      dialog.getByRole('listitem').filter({ hasText: 'No option is marked as the right one' }),
    ).toContainText('Line 17, question 3')
    await expect(dialog.getByText('3 questions found')).toBeVisible()
    await expect(dialog.getByText('Correct: B. The warp')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add 3 questions' }).click()
    await expect(dialog).toBeHidden()
  })

  await expect(page.getByText('3 questions, 4 marks, 30 min')).toBeVisible()
  await expect(question(page, 2)).toContainText('A shuttle carries')
  await page.getByRole('button', { name: 'Save quiz' }).click()
  await expectToast(page, 'Quiz created successfully')
  await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible()

  await test.step('the student reads code as code and scores every mark', async () => {
    const student = await aFinishedStudent(request, course, lecture)
    const { quizzes } = await ask<{ quizzes: Quiz[] }>(request, `GET /api/quiz/lecture/${lecture._id}`, {
      as: student,
    })
    const context = await browser.newContext(contextOptions)
    const learner = await context.newPage()
    await signIn(learner, student)
    await learner.goto(`/take-quiz/${quizzes[0]?._id}`)
    await startQuiz(learner)
    await expect(learner.getByRole('code')).toHaveText('for (const warp of loom)')
    await choose(learner, 'B')
    await goToQuestion(learner, 2)
    await expect(
      learner.getByRole('heading', { name: 'A shuttle carries _____ from one side to the other.' }),
    ).toBeVisible()
    await choose(learner, 'A')
    await goToQuestion(learner, 3)
    await choose(learner, 'A')
    await handInFromReview(learner, /^Every question is answered/)
    await expectToast(learner, 'Quiz submitted successfully!')
    await expect(learner.getByText('4 of 4')).toBeVisible()
    await expect(learner.getByText('Passed', { exact: true })).toBeVisible()
    await context.close()
  })
})
