import type { Page } from '@playwright/test'
import { ask, logIn } from '../support/api.ts'
import { demoCourse } from '../support/made.ts'
import { PASSWORD, people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, signIn, test } from '../support/test.ts'

const NOBODY = '0123456789abcdef01234567'
const forLoggedOut = ['/login', '/register', '/verify', '/forgot', '/reset-password/token']
const forInstructors = [
  '/instructor/dashboard',
  '/instructor/students',
  '/instructor/courses',
  '/instructor/courses/new',
  '/instructor/lectures',
  '/instructor/quizzes',
  '/instructor/submissions',
  `/instructor/submissions/${NOBODY}`,
  '/instructor/final-exam',
  `/instructor/final-exam/${NOBODY}`,
  `/instructor/final-exam/exam/${NOBODY}`,
  `/instructor/final-exam/${NOBODY}/create`,
  `/instructor/final-exam/${NOBODY}/edit`,
]
const forAdmins = [
  '/admin/course',
  `/admin/course/${NOBODY}`,
  `/admin/course/${NOBODY}/add-lecture`,
  '/admin/course-overview',
  '/admin/lectures',
  '/admin/quizzes',
  `/admin/course/${NOBODY}/quizzes`,
  `/admin/course/${NOBODY}/final-exam`,
  `/admin/course/${NOBODY}/final-exam/create`,
  `/admin/course/${NOBODY}/final-exam/edit`,
  `/admin/course/${NOBODY}/students`,
  `/admin/course/${NOBODY}/students/${NOBODY}`,
  `/admin/course/${NOBODY}/attendance`,
  `/admin/final-exam/exam/${NOBODY}`,
  `/admin/quiz/${NOBODY}/edit`,
  '/admin/all-submissions',
  '/admin/dashboard',
  '/admin/payment-requests',
  '/admin/certifications',
]
const forTeachers = [
  `/instructor/students/${NOBODY}/${NOBODY}`,
  `/create-quiz/${NOBODY}`,
  `/instructor/quizzes/new/${NOBODY}`,
  `/edit-quiz/${NOBODY}`,
  `/submissions/${NOBODY}`,
  `/grade-submission/${NOBODY}`,
  `/instructor/final-exam/submission/${NOBODY}`,
  `/instructor/final-exam/mark/${NOBODY}`,
  `/admin/final-exam/mark/${NOBODY}`,
  `/admin/final-exam/submission/${NOBODY}`,
  `/instructor/courses/${NOBODY}/preview`,
  `/instructor/lectures/${NOBODY}/preview`,
  `/instructor/quizzes/${NOBODY}/preview`,
]
const forStudents = [
  `/course/study/${NOBODY}`,
  `/lectures/${NOBODY}`,
  `/payment-instructions/${NOBODY}`,
  `/payment-success/${NOBODY}`,
  '/my-certificates',
  `/${NOBODY}/dashboard`,
  `/quiz/course/${NOBODY}`,
  `/course/${NOBODY}/quizzes`,
  `/take-quiz/${NOBODY}`,
  `/final-exam/${NOBODY}`,
]
const forMembers = ['/account', `/quiz-list/${NOBODY}`, `/quiz/result/${NOBODY}`]

async function expectLedTo(page: Page, from: string, to: string | RegExp): Promise<void> {
  await page.goto(from)
  await expect(page, `from ${from}`).toHaveURL(to)
}

/** The first as an address that is typed, the others as one goes back to them: loading the program again for each asks its guard nothing new. */
async function expectAllLedTo(page: Page, paths: readonly string[], to: string): Promise<void> {
  const [first = to, ...others] = paths
  await expectLedTo(page, first, to)
  for (const path of others) {
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page, `from ${path}`).toHaveURL(to)
  }
}

const forSomebody = {
  members: forMembers,
  students: forStudents,
  teachers: forTeachers,
  instructors: forInstructors,
  admins: forAdmins,
}
for (const [whose, paths] of Object.entries(forSomebody)) {
  test(`without a login, every page of ${whose} leads to the login screen`, async ({ page }) => {
    await expectAllLedTo(page, paths, '/login')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
}

test('who logs in on the way arrives where they wanted to go', async ({ page }) => {
  await expectLedTo(page, '/account/settings', '/login')
  await page.getByLabel('Email').fill(people.newStudent)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/account/settings')
})

for (const whose of ['visitors', 'teachers', 'instructors', 'admins'] as const) {
  test(`a student is sent home from every page of ${whose}`, async ({ page, request }) => {
    await signIn(page, await aStudent(request))
    await expectAllLedTo(page, whose === 'visitors' ? forLoggedOut : forSomebody[whose], '/')
  })
}

test('a student finds own pages', async ({ page, request }) => {
  const paid = await demoCourse(request, 'SQL: Ask a Database')
  const { user } = await signIn(page, await aStudent(request))
  await expectLedTo(page, `/${NOBODY}/dashboard`, `/${user._id}/dashboard`)
  await expect(page.getByText('No course Enrolled Yet')).toBeVisible()
  await expectLedTo(page, `/course/study/${paid._id}`, `/course/${paid._id}`)
  await expect(page.getByRole('heading', { level: 1, name: paid.title })).toBeVisible()
  for (const path of ['/course/undefined', '/course', '/course/study/undefined'])
    await expectLedTo(page, path, '/courses')
})

test('a lecture of a course one has not got leads to the course', async ({ page, request }) => {
  const paid = await demoCourse(request, 'SQL: Ask a Database')
  const as = await logIn(request, people.admin)
  const address = `GET /api/lectures/${paid._id}` as const
  const { lectures } = await ask<{ lectures: { _id: string }[] }>(request, address, { as })
  await signIn(page, await aStudent(request))
  await expectLedTo(page, `/lectures/${lectures[0]?._id}`, `/course/${paid._id}`)
})

for (const whose of ['visitors', 'students', 'admins'] as const) {
  test(`an instructor is sent home from every page of ${whose}`, async ({ page }) => {
    await signIn(page, people.webInstructor)
    await expectAllLedTo(page, whose === 'visitors' ? forLoggedOut : forSomebody[whose], '/')
  })
}

test('an instructor finds own pages, and every course', async ({ page, request }) => {
  await signIn(page, people.webInstructor)
  await expectLedTo(page, '/instructor/courses', '/instructor/courses')
  await expect(page.getByText('Your First Web Page').first()).toBeVisible()
  const { _id } = await demoCourse(request, 'Your First Web Page')
  await expectLedTo(page, `/course/${_id}`, `/course/${_id}`)
})

test('an admin reaches every course, and no instructor’s page', async ({ page, request }) => {
  const paid = await demoCourse(request, 'SQL: Ask a Database')
  await signIn(page, people.admin)
  await expectAllLedTo(page, forInstructors, '/')
  await expectLedTo(page, `/course/${paid._id}`, `/course/study/${paid._id}`)
  await expect(page.getByRole('heading', { level: 1, name: paid.title })).toBeVisible()
  await expectLedTo(page, '/admin/course', '/admin/course')
  // Other journeys make courses, too: this one need not stand on the first page.
  await page.goto(`/admin/course?${new URLSearchParams({ q: paid.title })}`)
  await expect(page.getByText(paid.title).first()).toBeVisible()
})

test('whoever finished a course is led from its public page to the study page', async ({ page, request }) => {
  const { _id } = await demoCourse(request, 'Your First Web Page')
  await signIn(page, people.finishedStudent)
  await expectLedTo(page, `/course/${_id}`, `/course/study/${_id}`)
})

test('an address that leads nowhere says so and helps on', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'This path ends here.' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('bus')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/courses?q=bus')
})

test('a form that is sent before its script has arrived brings the page again, and keeps nothing', async ({
  request,
}) => {
  const form = { email: 'early@example.rw', password: 'sent too early' }
  const early = await request.post('/login', { form, maxRedirects: 0 })
  expect(early.status()).toBe(303)
  expect(early.headers().location).toBe('/login')
  const elsewhere = await request.post(`${process.env.ACADEMY_URL}//example.rw/login`, {
    form,
    maxRedirects: 0,
  })
  expect(elsewhere.headers().location).toBe('/example.rw/login')
  expect((await request.post('/api/nothing', { form })).status()).toBe(404)
})
