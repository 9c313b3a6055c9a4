import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { ask } from '../support/api.ts'
import { anExam, aQuiz, aTaughtCourse } from '../support/assessments.ts'
import { watchHeadings } from '../support/headings.ts'
import { hold } from '../support/hold.ts'
import { aLecture } from '../support/made.ts'
import { people } from '../support/people.ts'
import { choose, handInFromReview, startQuiz } from '../support/sitting.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

test('who comes back from a preview opens the menus of the list that they left', async ({
  page,
  request,
}) => {
  const { teacher, course, lecture } = await aTaughtCourse(request)
  await signIn(page, teacher)
  await page.goto(`/instructor/courses/${course._id}/lectures`)
  const more = page.getByRole('button', { name: `More for ${lecture.title}` })
  await more.click()
  await page.getByRole('menuitem', { name: 'Look as a student' }).click()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await page.goBack()
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Look as a student' })).toBeVisible()
})

test('an instructor looks as a student at course, lecture and quiz, stores nothing, and comes back', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const taught = await aTaughtCourse(request)
  const { teacher, course, lecture } = taught
  const quiz = await aQuiz(request, taught, [
    { question: 'Which thread runs along the loom?', options: ['The warp', 'The weft'] },
    { question: 'Why is the warp under tension?', marks: 4 },
  ])
  const writes: string[] = []
  const answers: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/api/') && sent.method() !== 'GET') writes.push(`${sent.method()} ${sent.url()}`)
  })
  page.on('response', async (answer) => {
    if (/\/api\/(quiz|instructor\/quizzes)\//.test(answer.url()))
      answers.push(await answer.text().catch(() => ''))
  })
  await signIn(page, teacher)
  await page.goto(`/instructor/courses/${course._id}`)
  await page.getByRole('link', { name: 'Look as a student' }).click()

  const preview = page.getByRole('complementary', { name: 'Preview' })
  await test.step('the course, of somebody who has just enrolled', async () => {
    await expect(page).toHaveURL(`/instructor/courses/${course._id}/preview`)
    await expect(preview).toContainText('You look as a student.')
    await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible()
    await expect(page.getByText('Not started').first()).toBeVisible()
    await expect(page.getByText('Opens after lecture 1')).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
  })

  await test.step('the lecture in its player; what is ticked stays on the screen', async () => {
    await page.getByRole('link', { name: /Start lecture 1/ }).click()
    await expect(page).toHaveURL(`/instructor/lectures/${lecture._id}/preview`)
    await expect(page.getByRole('heading', { name: lecture.title }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Mark as Complete' }).click()
    await expect(page.getByText('Completed').filter({ visible: true }).first()).toBeVisible()
    await expectFits(page)
  })

  await test.step('the quiz, with its clock and no key', async () => {
    await page
      .getByRole('link', { name: /Take Quiz/ })
      .first()
      .click()
    await expect(page).toHaveURL(`/instructor/quizzes/${quiz._id}/preview`)
    await expect(page.getByRole('button', { name: 'Start quiz' })).toBeVisible()
    await expectAccessible(page)
    await startQuiz(page)
    await choose(page, 'A')
    await expectFits(page)
    await handInFromReview(page, /^Not answered: 2/)
    await expect(page.getByRole('heading', { name: 'Nothing was handed in' })).toBeVisible()
  })

  await preview.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(`/instructor/courses/${course._id}`)
  expect(writes, 'calls that could store something').toEqual([])
  expect(answers.some((text) => text.includes('The warp'))).toBe(true)
  expect(answers.filter((text) => text.includes('correctOption'))).toEqual([])
  const { submissions } = await ask<{ submissions: unknown[] }>(
    request,
    `GET /api/submissions/quiz/${quiz._id}` as const,
    { as: teacher },
  )
  expect(submissions).toEqual([])
})

test('from one page of a preview to the next nothing waits in between, and what is gone is told at once', async ({
  page,
  request,
}) => {
  const { teacher, course, lecture } = await aTaughtCourse(request)
  const [second, gone] = [await aLecture(request, teacher, course), await aLecture(request, teacher, course)]
  await signIn(page, teacher)
  await page.goto(`/instructor/courses/${course._id}`)
  const heading = page.getByRole('heading', { level: 1 })
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect(heading).toHaveText(course.title)
  const wasHeaded = await watchHeadings(page)
  await page.getByRole('link', { name: 'Look as a student' }).click()
  await expect(preview).toBeVisible()
  await page.getByRole('link', { name: /Start lecture 1/ }).click()
  await expect(heading).toHaveText(lecture.title)
  const next = page.getByRole('region', { name: 'Lecture actions' }).getByRole('link', { name: /^Next/ })
  const release = await hold(page, `**/api/lecture/${second._id}`)
  const steps = await page.evaluate(() => history.length)
  await next.click()
  await next.click()
  await expect(page.locator('[data-page-loading]')).toBeAttached()
  await expect(heading).toHaveText(lecture.title)
  release()
  await expect(heading).toHaveText(second.title)
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)

  await ask(request, `DELETE /api/instructor/lectures/${gone._id}`, { as: teacher })
  await next.click()
  await expect(page.getByRole('alert')).toContainText(LECTURE_MESSAGES.notFound)
  await wasHeaded()
})

test('an instructor looks at the final exam as a student, stores nothing, and comes back to its tab', async ({
  page,
  request,
}) => {
  const taught = await aTaughtCourse(request)
  const exam = await anExam(request, taught, [
    { question: 'Which thread runs along the loom?', options: ['The warp', 'The weft'] },
  ])
  const home = `/instructor/final-exam/${taught.course._id}`
  const writes: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/api/') && sent.method() !== 'GET') writes.push(`${sent.method()} ${sent.url()}`)
  })
  await signIn(page, taught.teacher)
  await page.goto(home)
  await page.getByRole('link', { name: `Look at ${exam.title} as a student` }).click()
  await expect(page).toHaveURL(`${home}/preview`)
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect(preview).toContainText('You look as a student.')
  await expectFits(page)
  await expectAccessible(page)
  await startQuiz(page)
  await choose(page, 'A')
  await handInFromReview(page, /^Every question is answered/)
  await expect(page.getByRole('heading', { name: 'Nothing was handed in' })).toBeVisible()
  await preview.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(home)
  expect(writes, 'calls that could store something').toEqual([])
})

test('an admin looks at a quiz and comes back to the list', async ({ page, request }) => {
  const taught = await aTaughtCourse(request)
  const quiz = await aQuiz(request, taught, [{ question: 'Which?', options: ['This', 'That'] }])
  await signIn(page, people.admin)
  await page.goto(`/admin/course/${taught.course._id}/quizzes`)
  await page.getByRole('link', { name: `Look at ${quiz.title} as a student` }).click()
  await expect(page.getByRole('button', { name: 'Start quiz' })).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(`/admin/course/${taught.course._id}/quizzes`)
})
