import type { APIRequestContext, Page } from '@playwright/test'
import { ask, logIn } from '../support/api.ts'
import {
  aFinishedStudent,
  aQuiz,
  aTaughtCourse,
  handIn,
  type Quiz,
  submissionsOf,
} from '../support/assessments.ts'
import { hold } from '../support/hold.ts'
import { type Person, people } from '../support/people.ts'
import { expect, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const marks = (page: Page) => page.getByRole('textbox', { name: /^Marks for question/ })

/** The workspace stands with this student in it. */
async function expectStudent(page: Page, name: string, ungraded: string): Promise<void> {
  await expect(page.getByText(`${ungraded} ungraded`).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
}

/** One question that marks itself and two written ones, handed in by so many students, one after another. */
async function aQuizToGrade(
  request: APIRequestContext,
  names: readonly string[],
): Promise<{ teacher: Person; quiz: Quiz }> {
  const taught = await aTaughtCourse(request)
  const quiz = await aQuiz(request, taught, [
    { question: 'Which thread runs along the loom?', options: ['The warp', 'The weft'] },
    { question: 'Why is the warp under tension?', marks: 4 },
    { question: 'What does a heddle do?', marks: 5 },
  ])
  const students = await Promise.all(
    names.map((name) => aFinishedStudent(request, taught.course, taught.lecture, name)),
  )
  for (const one of students) await handIn(request, one, quiz, [0, `So says ${one.user.name}.`, 'It lifts.'])
  return { teacher: taught.teacher, quiz }
}

test('an instructor grades twenty submissions without touching the mouse', async ({ page, request }) => {
  test.setTimeout(120_000)
  const names = Array.from({ length: 20 }, (_, at) => `Weaver ${String.fromCharCode(65 + at)}`)
  const { teacher, quiz } = await aQuizToGrade(request, names)
  await signIn(page, teacher)
  await page.goto(`/submissions/${quiz._id}`)
  await page.getByRole('button', { name: 'Grade next ungraded' }).press('Enter')

  for (const [at, name] of names.entries()) {
    await expectStudent(page, name, `${20 - at} of 20`)
    await page.keyboard.press(String(at % 5))
    await page.keyboard.press('Tab')
    await expect(marks(page)).toHaveAccessibleName('Marks for question 3, 0 to 5')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('ArrowDown')
    await expect(marks(page)).toHaveValue('4.5')
    await page.keyboard.press('Control+Enter')
  }
  // The message stays for two seconds, whatever the next page takes to come.
  await expectToast(page, 'Submission graded successfully')
  await expect(page).toHaveURL(`/submissions/${quiz._id}`)
  await expect(page.getByRole('button', { name: 'Grade next ungraded' })).toBeDisabled()

  const graded = await submissionsOf(request, teacher, quiz)
  const total = (name: string) => graded.find((one) => one.student.name === name)?.totalMarksAwarded
  expect(graded.every(({ status }) => status === 'graded')).toBe(true)
  expect(names.map(total)).toEqual(names.map((_, at) => 1 + (at % 5) + 4.5))
})

test('two who grade the same submission both see what the other gave, and no mark is lost', async ({
  page,
  request,
}) => {
  const { teacher, quiz } = await aQuizToGrade(request, ['Weaver Z'])
  await signIn(page, teacher)
  await page.goto(`/submissions/${quiz._id}`)
  await page.getByRole('button', { name: 'Grade next ungraded' }).press('Enter')
  await expectStudent(page, 'Weaver Z', '1 of 1')
  await page.keyboard.press('3')
  await page.keyboard.press('Tab')
  await expect(marks(page)).toHaveAccessibleName('Marks for question 3, 0 to 5')
  await page.keyboard.press('2')

  const [submission] = await submissionsOf(request, teacher, quiz)
  const [, tension, heddle] = quiz.questions
  const theirs = { [tension?._id ?? '']: { marksAwarded: 1 }, [heddle?._id ?? '']: { marksAwarded: 5 } }
  const address = `PUT /api/submission/${submission?._id}` as const
  await ask(request, address, { as: await logIn(request, people.admin), data: { feedback: theirs } })

  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('alertdialog', { name: 'These marks were changed meanwhile' })
  await expect(dialog.getByRole('row')).toHaveText([/Mine\s*Theirs/, /2\s*3\s*1/, /3\s*2\s*5/])
  expect((await submissionsOf(request, teacher, quiz))[0]?.totalMarksAwarded).toBe(7)

  await page.keyboard.press('Enter')
  await expectToast(page, 'Submission graded successfully')
  await expect(dialog).toBeHidden()
  expect((await submissionsOf(request, teacher, quiz))[0]?.totalMarksAwarded).toBe(6)
})

test('Save and next waits for a slow queue, and a mark that was too high is typed over', async ({
  page,
  request,
}) => {
  const { teacher, quiz } = await aQuizToGrade(request, ['Weaver P', 'Weaver Q'])
  const [first] = (await submissionsOf(request, teacher, quiz)).filter(
    ({ student }) => student.name === 'Weaver P',
  )
  await signIn(page, teacher)
  const open = await hold(page, '**/api/instructor/grading-queue*')
  // A page that is drawn brings the queue with it.
  await page.route('**/api/page*', (route) => route.fulfill({ json: { html: null, answers: {} } }))
  await page.goto(`/grade-submission/${first?._id}`)
  await expect(page.getByRole('main').getByText('Weaver P', { exact: true })).toBeVisible()
  // Whose it is stays in sight, however far one has scrolled.
  await expect(page.getByRole('banner').getByText('Weaver P').filter({ visible: true })).toBeVisible()
  await marks(page).focus()
  await page.keyboard.press('9')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('9 became 4')).toBeVisible()
  await expect(marks(page)).toBeFocused()
  await page.keyboard.type('2')
  await expect(marks(page)).toHaveValue('2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('5')
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Submission graded successfully')
  await expect(page).toHaveURL(`/grade-submission/${first?._id}`)
  open()
  await expect(page.getByRole('main').getByText('Weaver Q', { exact: true })).toBeVisible()
})

test('a mark that the server has not heard of comes back with the page, also with one that the server drew', async ({
  page,
  request,
}) => {
  const { teacher, quiz } = await aQuizToGrade(request, ['Weaver R'])
  const [only] = await submissionsOf(request, teacher, quiz)
  await signIn(page, teacher)
  const path = `/grade-submission/${only?._id}`
  await page.goto(path)
  await page.route('**/api/submission/*/draft', (route) => route.abort())
  await marks(page).focus()
  await page.keyboard.press('3')
  await expect(marks(page)).toHaveValue('3')
  await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible()
  // A server that has not drawn for a while gives the answers alone.
  await expect(async () => {
    const { token } = teacher
    const reply = await page.request.get(`/api/page?at=${path}`, { headers: { token } })
    expect((await reply.json()).html).not.toBeNull()
  }).toPass()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Question 2, 3 of 4' })).toBeVisible()
})
