import type { APIRequestContext, Page } from '@playwright/test'
import { aFinishedStudent, anExam, aTaughtCourse, handExamIn } from '../support/assessments.ts'
import { people } from '../support/people.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const PARTS = ['Overview', 'Lectures', 'Quizzes', 'Final exam', 'Submissions', 'Students', 'Attendance']
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Course', exact: true })

/** From the overview on, each part by Tab and Enter alone; every one is the same course's. */
async function walkByKeyboard(page: Page, courseId: string): Promise<void> {
  for (const [at, part] of PARTS.entries()) {
    const current = tabs(page).locator('[aria-current]')
    if (at > 0) {
      await current.focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    await expect(current).toHaveText(part)
    // A strip scrolls by whole pixels, and its last part ends between two.
    await expect(current).toBeInViewport({ ratio: 0.99 })
    expect(page.url(), part).toContain(courseId)
    await expect(tabs(page).getByRole('link')).toHaveText(PARTS)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
}

async function aCourseWithExam(request: APIRequestContext) {
  const taught = await aTaughtCourse(request)
  const exam = await anExam(request, taught, [
    { question: 'Which thread runs along the loom?', options: ['The warp', 'The weft'] },
    { question: 'Why is the warp under tension?', marks: 4 },
  ])
  const student = await aFinishedStudent(request, taught.course, taught.lecture, 'Divine Uwase')
  await handExamIn(request, student, taught.course, exam, [0, 'So that it holds.'])
  return { ...taught, exam, student }
}

test('an instructor walks all parts of a course by keyboard, and the course stays', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const { teacher, course, exam } = await aCourseWithExam(request)
  await signIn(page, teacher)
  await page.goto(`/instructor/courses/${course._id}`)
  await walkByKeyboard(page, course._id)
  await page.goto(`/instructor/final-exam/exam/${exam._id}`)
  await expect(page).toHaveURL(`/instructor/final-exam/${course._id}`)
  await expect(tabs(page).locator('[aria-current]')).toHaveText('Final exam')
})

test('an admin walks all parts of a course by keyboard, marks its exam, and the course stays', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const { course, student } = await aCourseWithExam(request)
  const home = `/admin/course/${course._id}`
  await signIn(page, people.admin)
  await page.goto(home)
  await walkByKeyboard(page, course._id)
  await expect(page).toHaveURL(`${home}/attendance`)
  await expectAccessible(page)

  await test.step('one student in the course, and back to the class', async () => {
    await page.goto(`${home}/students/${student.user._id}`)
    await expect(page.getByRole('heading', { level: 1, name: student.user.name })).toBeVisible()
    await page.getByRole('link', { name: 'Mark a day' }).click()
    await expect(page).toHaveURL(`${home}/attendance`)
  })

  await test.step('the exam is marked, and leaving leads back to the course', async () => {
    await tabs(page).getByRole('link', { name: 'Final exam' }).click()
    await page.getByRole('button', { name: 'Review next' }).click()
    await page.getByLabel('Marks for question 2, 0 to 4').fill('4')
    await page.getByRole('button', { name: /^Save/ }).filter({ visible: true }).click()
    await expectToast(page, 'Marks updated successfully')
    await expect(page).toHaveURL(`${home}/final-exam`)
    await page.getByRole('link', { name: `Review ${student.user.name}` }).click()
    await expect(page).toHaveURL(/\/admin\/final-exam\/submission\//)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(`${home}/final-exam`)
  })
})

test('a course without an exam leads an admin to creating one', async ({ page, request }) => {
  const { course } = await aTaughtCourse(request)
  const home = `/admin/course/${course._id}`
  await signIn(page, people.admin)
  await page.goto(`${home}/final-exam`)
  await expect(page.getByRole('heading', { name: 'No final exam available for this course' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create Final Exam' }).click()
  await expect(page).toHaveURL(`${home}/final-exam/create`)
  await page.getByRole('button', { name: 'Add written' }).click()
  const question = page.getByRole('region', { name: 'Question 1' })
  await question.getByLabel('Question text').fill('Why does a cloth hold together?')
  await page.getByRole('button', { name: 'Create exam' }).click()
  await expectToast(page, 'Final exam created successfully')
  await expect(page).toHaveURL(home)
  await tabs(page).getByRole('link', { name: 'Final exam' }).click()
  await expect(page.getByText('1 question').first()).toBeVisible()
})
