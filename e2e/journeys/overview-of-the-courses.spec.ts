import type { Download } from '@playwright/test'
import { aQuiz, aTaughtCourse } from '../support/assessments.ts'
import { aCourse, aTitle } from '../support/made.ts'
import { people } from '../support/people.ts'
import { expect, signIn, test } from '../support/test.ts'

const textOf = async (file: Download) =>
  Buffer.concat(await (await file.createReadStream()).toArray()).toString()

test('an admin finds a course, opens it and sees its lectures and quizzes, and tries again what failed', async ({
  page,
  request,
  isMobile,
}) => {
  const taught = await aTaughtCourse(request)
  const { course, lecture, teacher } = taught
  const quiz = await aQuiz(request, taught, [{ question: 'Where does the river go?' }])
  const word = aTitle('Roads')
  const paid = await aCourse(request, teacher, { title: `${word} for pay`, price: 45_000 })
  await aCourse(request, teacher, { title: `${word} for nothing` })
  await signIn(page, people.admin)
  await page.goto('/admin/course-overview')
  await expect(page.getByRole('heading', { level: 1, name: 'Course overview' })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search courses' })

  await test.step('found by its title, a course says what it costs and holds', async () => {
    await search.fill(word)
    await expect(page.getByText('2 courses', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(`^${paid.title}`) })).toContainText(
      /PAID\s*RWF 45,000\s*0 lectures · 0 quizzes · 0 students/,
    )
    await expect(page.getByRole('button', { name: /for nothing/ })).toContainText('FREE')
    await expect(page.getByRole('main')).not.toContainText('$')
  })

  await test.step('the arrows lead from course to course, and all open and close at once', async () => {
    const [first, second] = [
      page.getByRole('button', { name: /for nothing/ }),
      page.getByRole('button', { name: /for pay/ }),
    ]
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await expect(second).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('No lectures in this course yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Expand all' }).click()
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Collapse all' }).click()
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('what could not be loaded says so in its own place', async () => {
    await search.fill(course.title)
    await expect(page.getByText('1 course', { exact: true })).toBeVisible()
    const lectures = `**/api/lectures/${course._id}`
    await page.route(lectures, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', json: { message: 'The roof leaks' } }),
    )
    await page.getByRole('button', { name: new RegExp(`^${course.title}`) }).click()
    await expect(page.getByRole('link', { name: quiz.title })).toBeVisible()
    await expect(page.getByText('Failed to load lectures: The roof leaks')).toBeVisible()
    await page.unroute(lectures)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('link', { name: lecture.title })).toBeVisible()
  })

  await test.step('the list comes as a file, and the page has its line in the sidebar', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^courses-\d{4}-\d\d-\d\d\.csv$/)
    if (!isMobile)
      await expect(
        page.getByRole('navigation').getByRole('link', { name: 'Course overview' }),
      ).toHaveAttribute('aria-current', 'page')
    await page.getByRole('link', { name: lecture.title }).click()
    await expect(page).toHaveURL(`/admin/lecture/${lecture._id}/edit`)
  })
})

test('an instructor sorts her courses and quizzes on the server, and a course stays named above its quizzes', async ({
  page,
  request,
  isMobile,
}) => {
  const taught = await aTaughtCourse(request)
  const { course, teacher } = taught
  const other = await aCourse(request, teacher, { title: aTitle('Another course'), price: 9000 })
  const quiz = await aQuiz(request, taught, [{ question: 'One?' }], { title: 'Bridges' })
  await aQuiz(request, taught, [{ question: 'One?' }, { question: 'Two?' }], { title: 'Arches' })
  await signIn(page, teacher)

  await page.goto('/instructor/courses')
  const courses = page.getByRole('table', { name: 'My Courses' })
  const titles = () => courses.getByRole('link', { name: /course/ }).allTextContents()
  await expect(courses.getByRole('link', { name: other.title, exact: true })).toBeVisible()
  if (isMobile) await page.getByLabel('Sort by').selectOption('price:up')
  else {
    await courses.getByRole('button', { name: 'Price' }).click()
    await courses.getByRole('button', { name: 'Price' }).click()
  }
  await expect(page).toHaveURL(/sort=price/)
  await expect.poll(async () => (await titles()).indexOf(course.title)).toBe(0)
  await page.getByRole('button', { name: 'Paid', exact: true }).click()
  await expect(courses.getByRole('link', { name: course.title, exact: true })).toBeHidden()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const text = await textOf(await saving)
  expect(text).toContain(other.title)
  expect(text).not.toContain(course.title)

  await page.goto(`/instructor/quizzes?course=${course._id}&sort=title`)
  const quizzes = page.getByRole('table', { name: 'Quizzes' })
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(course.title)).toBeVisible()
  await expect
    .poll(() => quizzes.getByRole('link', { name: /^(Bridges|Arches)$/ }).allTextContents())
    .toEqual(['Arches', 'Bridges'])
  if (!isMobile) {
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/submissions/${quiz._id}`)
  }
})
