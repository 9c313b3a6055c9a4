import type { Download, Page } from '@playwright/test'
import { aFinishedStudent, aQuiz, aTaughtCourse, attemptOf, handIn } from '../support/assessments.ts'
import { aCourse, aLecture, aTitle } from '../support/made.ts'
import { people } from '../support/people.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const rowsOf = async (file: Download) =>
  Buffer.concat(await (await file.createReadStream()).toArray())
    .toString()
    .trim()
    .split('\r\n')
    .slice(1)

const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' })
const select = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()

async function saveChosen(page: Page): Promise<string[]> {
  const saving = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'CSV of these' }).click()
  return rowsOf(await saving)
}

test('an instructor deletes several courses at once, and the one where somebody sits a quiz stays', async ({
  page,
  request,
}) => {
  const sat = await aTaughtCourse(request)
  const quiz = await aQuiz(request, sat, [{ question: 'Where does the river go?' }])
  const student = await aFinishedStudent(request, sat.course, sat.lecture, 'Amina Cord')
  await attemptOf(request, student, quiz)
  const full = await aCourse(request, sat.teacher, { title: aTitle('Roads') })
  await aLecture(request, sat.teacher, full)
  const kept = await aCourse(request, sat.teacher, { title: aTitle('Bridges') })
  await signIn(page, sat.teacher)
  await page.goto('/instructor/courses')

  await test.step('those that are chosen come as a file', async () => {
    await select(page, sat.course.title)
    await select(page, full.title)
    await expect(bar(page).getByText('2 selected')).toBeVisible()
    const rows = await saveChosen(page)
    expect(rows).toHaveLength(2)
    expect(rows.join()).not.toContain(kept.title)
  })

  const dialog = page.getByRole('alertdialog', { name: 'Delete 2 courses?' })
  await test.step('what is lost is said first, and what cannot be deleted is named', async () => {
    await bar(page).getByRole('button', { name: 'Delete' }).click()
    await expect(dialog).toContainText('1 of them is deleted. Which cannot be:')
    await expect(dialog).toContainText(`${sat.course.title}: Amina Cord is taking this right now.`)
    await expect(dialog).toContainText('1 lecture is lost')
    await expect(dialog).toContainText('Certificates and payments stay.')
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('each goes for itself; the one that stays is told and still chosen', async () => {
    await dialog.getByRole('button', { name: 'Delete 2 courses' }).click()
    await expectToast(page, 'Course deleted successfully')
    await expectToast(page, `${sat.course.title}: Amina Cord is taking this right now.`)
    await expect(page.getByRole('link', { name: full.title })).toHaveCount(0)
    await expect(page.getByRole('link', { name: kept.title }).first()).toBeVisible()
    await expect(bar(page).getByText('1 selected')).toBeVisible()
  })
})

test('an instructor chooses quizzes, saves them and deletes them at once', async ({
  page,
  request,
  isMobile,
}) => {
  const taught = await aTaughtCourse(request)
  const { course, lecture, teacher } = taught
  const asked = [{ question: 'What holds a net together?' }]
  const knots = await aQuiz(request, taught, asked, { title: aTitle('Knots') })
  const ropes = await aQuiz(request, taught, asked, { title: aTitle('Ropes') })
  await handIn(request, await aFinishedStudent(request, course, lecture), knots, ['Knots.'])
  await signIn(page, teacher)
  await page.goto('/instructor/quizzes')
  if (isMobile) await select(page, knots.title)
  else {
    await page.getByRole('row').filter({ hasText: knots.title }).focus()
    await page.keyboard.press('x')
  }
  const rows = await saveChosen(page)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(knots.title)
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete 1 quiz?' })
  await expect(dialog).toContainText('1 submission will be lost. 1 of them still waits for its marks.')
  await dialog.getByRole('button', { name: 'Delete 1 quiz' }).click()
  await expectToast(page, 'Quiz deleted successfully')
  await expect(page.getByRole('link', { name: knots.title })).toHaveCount(0)
  await expect(page.getByRole('link', { name: ropes.title }).first()).toBeVisible()
  await expect(bar(page)).toBeHidden()
})

test('an admin chooses all quizzes of a course but one, saves them and deletes them', async ({
  page,
  request,
}) => {
  const taught = await aTaughtCourse(request)
  const asked = [{ question: 'What holds a net together?' }]
  const ropes = await aQuiz(request, taught, asked, { title: aTitle('Ropes') })
  const nets = await aQuiz(request, taught, asked, { title: aTitle('Nets') })
  await signIn(page, people.admin)
  await page.goto(`/admin/quizzes?course=${taught.course._id}`)
  await page.getByRole('checkbox', { name: 'Select all in this course' }).check()
  await expect(bar(page).getByText('2 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${nets.title}`, exact: true }).uncheck()
  const rows = await saveChosen(page)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(ropes.title)
  await expectFits(page)
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete 1 quiz?' })
  await expect(dialog).toContainText('Nobody has handed anything in yet.')
  await dialog.getByRole('button', { name: 'Delete 1 quiz' }).click()
  await expect(page.getByText(ropes.title)).toHaveCount(0)
  await expect(page.getByText(nets.title, { exact: true }).first()).toBeVisible()
})
