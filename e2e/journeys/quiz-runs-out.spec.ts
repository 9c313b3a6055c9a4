import type { APIRequestContext, Page } from '@playwright/test'
import {
  aFinishedStudent,
  aQuiz,
  aTaughtCourse,
  attemptOf,
  handedInBy,
  type Quiz,
} from '../support/assessments.ts'
import type { Person } from '../support/people.ts'
import { choose, goToQuestion, startQuiz } from '../support/sitting.ts'
import { expect, signIn, test } from '../support/test.ts'
import { leaveSeconds } from '../support/time-of-run.ts'
import { expectToast } from '../support/toasts.ts'

const SOON = 4

async function sit(
  page: Page,
  request: APIRequestContext,
): Promise<{ teacher: Person; student: Person; quiz: Quiz; attemptId: string }> {
  const taught = await aTaughtCourse(request)
  const options = ['In the morning', 'At noon', 'In the evening']
  const quiz = await aQuiz(request, taught, [
    { question: 'When does the shuttle rest?', options },
    { question: 'When does it run?', options },
    { question: 'When is it oiled?', options },
  ])
  const student = await aFinishedStudent(request, taught.course, taught.lecture)
  await signIn(page, student)
  await page.goto(`/take-quiz/${quiz._id}`)
  await startQuiz(page)
  const { _id: attemptId } = await attemptOf(request, student, quiz)
  return { teacher: taught.teacher, student, quiz, attemptId }
}

async function expectHandedInByItself(page: Page, quiz: Quiz): Promise<void> {
  await expectToast(page, 'Quiz auto-submitted due to time limit')
  await expect(page).toHaveURL(`/quiz/result/${quiz._id}`)
  await expect(page.getByRole('heading', { level: 1, name: quiz.title })).toBeVisible()
}

test('at zero a quiz hands itself in with the answers there are', async ({ page, request }) => {
  const { teacher, quiz, attemptId } = await sit(page, request)
  await choose(page, 'B')
  await leaveSeconds(attemptId, SOON)
  await goToQuestion(page, 2)
  await choose(page, 'A')
  await expect(page.getByRole('timer')).toHaveAccessibleName(/^Time Left 0 minutes/)
  await expectHandedInByItself(page, quiz)
  await expect(page.getByText('1 of 3').first()).toBeVisible()
  expect(await handedInBy(request, teacher, quiz)).toEqual([1, 0, null])
})

test('at zero a quiz hands itself in even without an answer', async ({ page, context, request }) => {
  const { teacher, quiz, attemptId } = await sit(page, request)
  await context.setOffline(true)
  await leaveSeconds(attemptId, SOON)
  await context.setOffline(false)
  await expectHandedInByItself(page, quiz)
  expect(await handedInBy(request, teacher, quiz)).toEqual([null, null, null])
})

test('whose time runs out without a network hands in as soon as there is one', async ({
  page,
  context,
  request,
}) => {
  const { teacher, quiz, attemptId } = await sit(page, request)
  await leaveSeconds(attemptId, SOON)
  await choose(page, 'B')
  await expect(page.getByText('Answers saved')).toBeAttached()
  await context.setOffline(true)
  await goToQuestion(page, 2)
  await choose(page, 'C')
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible()
  await expect(page.getByText('They are handed in by themselves')).toBeVisible()
  await context.setOffline(false)
  await expectHandedInByItself(page, quiz)
  expect(await handedInBy(request, teacher, quiz)).toEqual([1, 2, null])
})
