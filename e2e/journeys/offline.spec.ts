import type { Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { aFinishedStudent, aQuiz, aTaughtCourse, handIn } from '../support/assessments.ts'
import { aCourse, aLecture, anInstructor, enrol } from '../support/made.ts'
import type { Person } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const complete = (page: Page) => page.getByRole('button', { name: 'Mark as Complete' })

test('a lecture completed without a network keeps its tick, and arrives when the network is back', async ({
  page,
  context,
  request,
}) => {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  const lecture = await aLecture(request, teacher, course)
  const student = await aStudent(request)
  await enrol(request, student, course)
  await signIn(page, student)
  await page.goto('/courses')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(`/course/study/${course._id}`)
  await page.getByRole('link', { name: 'Start lecture 1' }).click()
  await expect(complete(page)).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you have opened before')).toBeVisible()
  await complete(page).click()
  await expect(page.getByRole('button', { name: 'Completed' })).toBeVisible()
  await expect(page.getByText('It is kept on this device and sent when the network is back.')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Completed' })).toBeVisible()
  expect(await completedBy(student)).toEqual([])

  await context.setOffline(false)
  await expect.poll(() => completedBy(student)).toEqual([lecture._id])
  await expect(page.getByText('It is kept on this device and sent when the network is back.')).toBeHidden()

  async function completedBy(as: Person): Promise<string[]> {
    const address = `GET /api/user/progress?course=${course._id}` as const
    const { progress } = await ask<{ progress: { completedLectures: string[] }[] }>(request, address, { as })
    return progress[0]?.completedLectures ?? []
  }
})

/** What stands in Cache Storage beside the academy's own program, as paths. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== 'assets' && !name.startsWith('shell-'))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

/** As a page asks: through the service worker, as whoever holds the token. */
const readAs = (page: Page, { token }: Person, paths: string[]) =>
  page.evaluate(
    async ([token, ...paths]) => {
      for (const path of paths) await (await fetch(path, { headers: { token } })).text()
    },
    [token, ...paths] as [string, ...string[]],
  )

test('what was kept for a person ends with the session; a teacher’s answer key is never kept', async ({
  page,
  request,
}) => {
  const taught = await aTaughtCourse(request)
  const { teacher, course, lecture } = taught
  const quiz = await aQuiz(request, taught, [{ question: 'Which?', options: ['This', 'That'] }])
  const student = await aFinishedStudent(request, course, lecture)
  await handIn(request, student, quiz, [0])
  await signIn(page, student)
  await page.goto('/courses')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(`/${student.user._id}/dashboard`)
  await expect(page.getByRole('heading', { name: course.title }).first()).toBeVisible()
  await page.goto(`/quiz/course/${course._id}`)
  await expect(page.getByText(quiz.title).first()).toBeVisible()
  await readAs(page, teacher, [
    `/api/quiz/${quiz._id}`,
    `/api/instructor/quizzes/${quiz._id}`,
    `/api/quiz/course/${course._id}`,
    '/api/mycourse',
  ])
  // The worker of an earlier release kept every answer under this name.
  await page.evaluate(async () => (await caches.open('answers')).put('/api/quiz/old', new Response('key')))
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining(['/api/mycourse', `/api/quiz/course/${course._id}`, '/api/quiz/old']))
  const paths = await keptPaths(page)
  expect(paths).not.toContain(`/api/quiz/${quiz._id}`)
  expect(paths).not.toContain(`/api/instructor/quizzes/${quiz._id}`)
  // One copy: the teacher's answers, with the key in them, are not beside the student's.
  const copies = paths.filter((path) => path === `/api/quiz/course/${course._id}`)
  expect(copies).toHaveLength(1)

  // The open page hears of it by itself.
  await ask(request, 'POST /api/user/logout', { as: student, data: {} })
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect.poll(() => keptPaths(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('a page says of when its copy is while the academy is silent and the phone believes it is online', async ({
  page,
  context,
  request,
}) => {
  await page.clock.install()
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  const student = await aStudent(request)
  await enrol(request, student, course)
  await signIn(page, student)
  await page.goto('/courses')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const note = page.getByText('Offline copy of')
  const heading = page.getByRole('heading', { name: course.title }).first()
  await page.goto(`/${student.user._id}/dashboard`)
  await expect(heading).toBeVisible()
  await expect.poll(() => keptPaths(page)).toContain('/api/mycourse')
  await expect(note).toBeHidden()

  await context.setOffline(true)
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(note).toBeVisible()
  await expect(page.getByText('You are offline. What you have opened before')).toBeHidden()

  await context.setOffline(false)
  await page.clock.fastForward(20_000)
  await expect(note).toBeHidden()
})

test('a page that was never here leaves its frame standing without a line', async ({ page, context }) => {
  await page.goto('/courses')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await settled(page)
  await context.setOffline(true)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4)
  await expect(page.getByText('What you have opened before stays readable.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
})
