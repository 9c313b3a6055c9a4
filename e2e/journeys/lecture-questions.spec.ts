import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { aCourse, aLecture, anInstructor, enrol } from '../support/made.ts'
import type { Person } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

async function aLesson(request: APIRequestContext) {
  const teacher = await anInstructor(request, 'Grace Mukamana')
  const course = await aCourse(request, teacher)
  const lecture = await aLecture(request, teacher, course)
  const [aline, eric] = [await aStudent(request, 'Aline Uwase'), await aStudent(request, 'Eric Mugisha')]
  for (const one of [aline, eric]) await enrol(request, one, course)
  return { teacher, course, lecture, aline, eric }
}

/** The questions are asked for when somebody comes near them. */
async function scrollDown(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}

let keys = 0
async function asked(request: APIRequestContext, by: Person, lecture: { _id: string }, title: string) {
  keys += 1
  const { question } = await ask<{ question: { _id: string } }>(
    request,
    `POST /api/lecture/${lecture._id}/questions`,
    { as: by, data: { title, body: '', key: `journey-${process.pid}-${keys}` } },
  )
  return question._id
}

test('a question answered: a student asks under a lecture, the instructor answers and marks what helps', async ({
  page,
  request,
  browser,
}) => {
  const { teacher, course, lecture, aline, eric } = await aLesson(request)
  await asked(request, eric, lecture, 'Canvas stays empty after drawing')

  await signIn(page, aline)
  await page.goto(`/lectures/${lecture._id}`)
  const questions = page.getByRole('region', { name: /^Questions/ })
  await scrollDown(page, lecture.title)
  await expect(questions.getByText('Canvas stays empty after drawing')).toBeVisible()

  await questions.getByRole('button', { name: 'Ask a question' }).click()
  const title = page.getByLabel('Your question, in one line')
  await expect(title).toBeFocused()
  await page.getByRole('button', { name: 'Ask the class' }).click()
  await expect(page.getByText('Please write your question in one line').first()).toBeVisible()
  await title.fill('Why is my canvas empty')
  await expect(questions.getByRole('region', { name: 'Asked before in this course' })).toContainText(
    'Canvas stays empty after drawing',
  )
  await title.fill('How do I load a picture?')
  await page.getByLabel('What have you tried?').fill('I read https://example.rw/pictures. <b>Nothing</b>')
  await expectAccessible(page)
  await expectFits(page)
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem(`draft:question:${id}`), lecture._id))
    .toContain('example.rw/pictures. <b>')
  await page.reload()
  await scrollDown(page, lecture.title)
  await expect(title).toHaveValue('How do I load a picture?')
  await page.getByRole('button', { name: 'Ask the class' }).click()
  await expect(page.getByText('Your question is asked')).toBeVisible()
  await questions.getByRole('link', { name: /How do I load a picture/ }).click()
  await expect(page.getByRole('heading', { name: 'How do I load a picture?' })).toBeVisible()
  const link = page.getByRole('link', { name: /example\.rw\/pictures/ })
  await expect(link).toHaveAttribute('href', 'https://example.rw/pictures')
  await expect(page.getByText('<b>Nothing</b>')).toBeVisible()
  const openAt = page.url()

  const classroom = await browser.newContext({
    baseURL: process.env.ACADEMY_URL ?? '',
    serviceWorkers: 'block',
    viewport: page.viewportSize(),
  })
  const desk = await classroom.newPage()
  await signIn(desk, teacher)
  await desk.goto('/instructor/dashboard')
  await desk.getByRole('link', { name: '2 questions to answer' }).click()
  await expect(desk).toHaveURL('/instructor/questions')
  const list = desk.getByRole('main')
  await expect(list.getByRole('link', { name: 'Canvas stays empty after drawing' })).toBeVisible()
  await expectAccessible(desk)
  await expectFits(desk)
  await list.getByRole('link', { name: 'How do I load a picture?' }).click()
  await expect(desk.getByText(`${course.title} · ${lecture.title}`)).toBeVisible()
  await desk.getByLabel('Your answer').fill('Wait for its load event.')
  await desk.getByRole('button', { name: 'Answer', exact: true }).click()
  const answer = desk.getByRole('article').filter({ hasText: 'Wait for its load event.' })
  await expect(answer.getByText('Instructor', { exact: true })).toBeVisible()
  await answer.getByRole('button', { name: 'Mark as the answer' }).click()
  await expect(answer.getByText('Marked by the instructor')).toBeVisible()
  await expectAccessible(desk)
  await expectFits(desk)

  await page.goto('/')
  await page.getByRole('button', { name: /Notifications/ }).click()
  await page.getByText('Grace Mukamana has answered: How do I load a picture?').click()
  await expect(page).toHaveURL(openAt)
  const thread = page.getByRole('region', { name: 'Question', exact: true })
  const marked = thread.getByRole('article').filter({ hasText: 'Wait for its load event.' })
  await expect(marked.getByText('Marked by the instructor')).toBeVisible()
  await marked.getByRole('button', { name: 'Useful, 0' }).click()
  await expect(marked.getByRole('button', { name: 'Useful, 1' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await expectFits(page)

  await desk.getByRole('button', { name: 'Hide from the class' }).first().click()
  await expect(desk.getByText('The class does not see this question.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Your instructor has hidden this question/)).toBeVisible()
  await classroom.close()
})

test('the focus goes into what is edited, and back to Edit', async ({ page, request }) => {
  const { teacher, lecture, eric } = await aLesson(request)
  const id = await asked(request, eric, lecture, 'How wide is a hill?')
  for (const [at, body] of ['As wide as it is high.', 'Wider.'].entries())
    await ask(request, `POST /api/questions/${id}/answers`, {
      as: teacher,
      data: { body, key: `journey-${process.pid}-answer-${at}` },
    })
  await signIn(page, teacher)
  await page.goto(`/instructor/questions/${id}`)
  const answer = page.getByRole('article').filter({ hasText: 'Wider.' })
  const edit = answer.getByRole('button', { name: 'Edit' })
  await edit.press('Enter')
  const field = page.getByLabel('Your answer').first()
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(edit).toBeFocused()
  await edit.press('Enter')
  await field.fill('Wider. Look from the lake.')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(answer).toContainText('Look from the lake.')
  await expect(edit).toBeFocused()
})

test('what was read of a question stands without a line, and an answer that is written there waits', async ({
  page,
  context,
  request,
}) => {
  const { lecture, aline, eric } = await aLesson(request)
  const id = await asked(request, eric, lecture, 'Where do the hills begin?')
  await signIn(page, aline)
  await page.goto(`/lectures/${lecture._id}?question=${id}`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Where do the hills begin?' })).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Your answer').fill('Behind the lake.')
  await expect(page.getByText(/You are offline\. What you write is kept/)).toBeVisible()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Where do the hills begin?' })).toBeVisible()
  await expect(page.getByLabel('Your answer')).toHaveValue('Behind the lake.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByText('Your answer is given')).toBeVisible()
  const thread = page.getByRole('region', { name: 'Question', exact: true })
  await expect(thread.getByRole('article').filter({ hasText: 'Behind the lake.' })).toHaveCount(1)
})
