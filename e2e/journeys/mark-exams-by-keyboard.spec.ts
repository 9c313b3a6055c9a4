import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { ask, logIn } from '../support/api.ts'
import {
  aFinishedStudent,
  anExam,
  aTaughtCourse,
  type Exam,
  examSubmissionsOf,
  handExamIn,
} from '../support/assessments.ts'
import type { Course } from '../support/made.ts'
import { type Person, people } from '../support/people.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const marks = (page: Page) => page.getByRole('textbox', { name: /^Marks (for question|of)/ })
const NAMES = ['Aline Uwase', 'Bosco Mugisha', 'Chantal Ineza', 'Didier Nkusi', 'Esther Keza']

/** Nothing stands over its last letters, a phone's bar neither. */
async function expectUncovered(words: Locator): Promise<void> {
  await expect(words).toBeVisible()
  const isOnTop = (element: Element) => {
    const { right, bottom } = element.getBoundingClientRect()
    const top = document.elementFromPoint(right - 4, bottom - 4)
    return top !== null && element.contains(top)
  }
  await expect.poll(() => words.evaluate(isOnTop)).toBe(true)
}

/** Eight questions that mark themselves and two written ones between them, handed in one after another. */
async function anExamToMark(
  request: APIRequestContext,
  names: readonly string[],
): Promise<{ teacher: Person; course: Course; exam: Exam }> {
  const taught = await aTaughtCourse(request)
  const choice = (n: number) => ({ question: `Which thread is number ${n}?`, options: ['This', 'That'] })
  const exam = await anExam(request, taught, [
    choice(1),
    choice(2),
    { question: 'Why is the warp under tension?', marks: 4 },
    choice(3),
    { question: 'What does a heddle do?', marks: 8 },
    choice(4),
  ])
  const students = await Promise.all(
    names.map((name) => aFinishedStudent(request, taught.course, taught.lecture, name)),
  )
  for (const one of students)
    await handExamIn(request, one, taught.course, exam, [
      0,
      0,
      `So says ${one.user.name}.`,
      0,
      'It lifts.',
      0,
    ])
  return { ...taught, exam }
}

async function expectStudent(page: Page, name: string, ungraded: string): Promise<void> {
  await expect(page.getByText(`${ungraded} ungraded`).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
}

test('an instructor marks five exams by keyboard alone, with four keys each', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { teacher, course, exam } = await anExamToMark(request, NAMES)
  await signIn(page, teacher)
  await page.goto(`/instructor/final-exam/${course._id}`)
  await page.getByRole('button', { name: 'Review next' }).press('Enter')

  for (const [at, name] of NAMES.entries()) {
    await expectStudent(page, name, `${5 - at} of 5`)
    // It opens on the first answer that waits; typing can begin at once.
    if (at === 0) await marks(page).focus()
    await expect(marks(page)).toHaveAccessibleName('Marks for question 3, 0 to 4')
    await page.keyboard.press(String(at % 5))
    await page.keyboard.press('Tab')
    await expect(marks(page)).toHaveAccessibleName('Marks for question 5, 0 to 8')
    await page.keyboard.press('7')
    if (at === 0) {
      await expectFits(page)
      await expectAccessible(page)
    }
    await page.keyboard.press('Control+Enter')
  }
  await expectToast(page, 'Marks updated successfully')
  await expect(page).toHaveURL(`/instructor/final-exam/${course._id}`)
  await expect(page.getByRole('button', { name: 'Review next' })).toBeDisabled()

  const marked = await examSubmissionsOf(request, teacher, exam)
  const total = (name: string) => marked.find(({ student }) => student.name === name)?.totalMarksAwarded
  expect(NAMES.map(total)).toEqual(NAMES.map((_, at) => 4 + (at % 5) + 7))
  expect(marked.every(({ status, passed }) => status === 'graded' && passed !== null)).toBe(true)
})

test('exams take whole marks only, and what was typed stays through a reload, on a phone too', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 560 })
  const { teacher, exam } = await anExamToMark(request, ['Fabrice Hirwa'])
  const [only] = await examSubmissionsOf(request, teacher, exam)
  await signIn(page, teacher)
  // The address of the review opens the marking while an answer waits.
  await page.goto(`/instructor/final-exam/submission/${only?._id}`)
  await expect(page).toHaveURL(`/instructor/final-exam/mark/${only?._id}`)
  await expectStudent(page, 'Fabrice Hirwa', '1 of 1')
  await marks(page).focus()
  await page.keyboard.type('2.5')
  await page.keyboard.press('Tab')
  await expectUncovered(page.getByText('2.5 became 2'))
  await page.keyboard.type('3')
  await expect(marks(page)).toHaveValue('3')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expectStudent(page, 'Fabrice Hirwa', '1 of 1')
  // The first one that still waits, with the other's mark kept.
  await expect(marks(page)).toHaveAccessibleName('Marks for question 5, 0 to 8')
  await marks(page).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Marks updated successfully')
  expect((await examSubmissionsOf(request, teacher, exam))[0]).toMatchObject({
    totalMarksAwarded: 4 + 3 + 8,
    status: 'graded',
  })
  type Opened = { submission: { version: number; answers: { _id: string; questionId: string }[] } }
  const admin = await logIn(request, people.admin)
  const saveAsAdmin = async (marksAwarded: number) => {
    const address = `/api/certification/final-exam/submission/${only?._id}`
    const { submission } = await ask<Opened>(request, `GET ${address}`, { as: admin })
    const waiting = submission.answers.find(({ questionId }) => questionId === exam.questions[2]?._id)
    const theirs = { answers: [{ answerId: waiting?._id, marksAwarded }], version: submission.version }
    await ask(request, `PUT ${address}/marks`, { as: admin, data: theirs })
  }
  await page.goto(`/instructor/final-exam/submission/${only?._id}`)
  await page.getByRole('button', { name: 'Edit Marks' }).click()
  const field = page.getByRole('textbox', { name: 'Marks for question 3, 0 to 4' })
  await test.step('who has changed nothing is shown what an admin saved meanwhile', async () => {
    await saveAsAdmin(2)
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expectToast(page, 'Their marks are shown now')
    await expect(field).toHaveValue('2')
  })
  await field.fill('9')
  await field.press('Tab')
  await expect(page.getByText('9 became 4')).toBeVisible()
  await expect(field).toHaveValue('4')

  await test.step('what an admin saved meanwhile is told in sight, above the answers', async () => {
    await saveAsAdmin(1)
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expectUncovered(page.getByRole('alert').filter({ hasText: 'Leave editing to see their marks' }))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Keep mine' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Marks updated successfully')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect((await examSubmissionsOf(request, teacher, exam))[0]?.totalMarksAwarded).toBe(4 + 4 + 8)
  })
})

test('one question is marked across students with the same keys, also by an admin', async ({
  page,
  request,
}) => {
  const { teacher, exam } = await anExamToMark(request, NAMES)
  await signIn(page, people.admin)
  await page.goto(`/instructor/final-exam/exam/${exam._id}/question/${exam.questions[2]?._id}`)
  await expect(page.getByText('5 of 5 ungraded').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Aline Uwase' })).toHaveAttribute(
    'href',
    /^\/admin\/users\/[0-9a-f]{24}$/,
  )
  await marks(page).focus()
  await expect(marks(page)).toHaveAccessibleName('Marks of Aline Uwase, 0 to 4')
  await page.keyboard.press('9')
  await page.keyboard.press('Tab')
  await expect(page.getByText('9 became 4')).toBeVisible()
  await page.keyboard.type('2')
  await expect(marks(page)).toHaveValue('2')
  await page.keyboard.press('Tab')
  await expect(marks(page)).toHaveAccessibleName('Marks of Bosco Mugisha, 0 to 4')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(marks(page)).toHaveAccessibleName('Marks of Chantal Ineza, 0 to 4')
  await page.keyboard.press('1')
  await expectFits(page)
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Marks updated successfully')
  // Whoever was saved stays where they stood; the next who waits is at hand.
  await expect(marks(page)).toHaveAccessibleName('Marks of Didier Nkusi, 0 to 4')
  await expect(marks(page)).toBeFocused()
  await page.keyboard.press('0')
  await page.keyboard.press('Tab')
  await page.keyboard.press('4')
  await page.keyboard.press('Control+Enter')
  const totals = async () =>
    (await examSubmissionsOf(request, teacher, exam)).map((one) => one.totalMarksAwarded)
  await expect.poll(async () => (await totals()).sort((a, b) => a - b)).toEqual([4, 5, 6, 8, 8])
})
