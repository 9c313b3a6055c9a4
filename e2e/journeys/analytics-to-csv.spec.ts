import { readFile } from 'node:fs/promises'
import { aFinishedStudent, aTaughtCourse } from '../support/assessments.ts'
import { demoCourse } from '../support/made.ts'
import { people } from '../support/people.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

test('an admin reads a chart of a course by keyboard and saves what it shows as a file', async ({
  page,
  request,
}) => {
  const { course, lecture } = await aTaughtCourse(request)
  await aFinishedStudent(request, course, lecture)
  await aFinishedStudent(request, course, lecture)
  await signIn(page, people.admin)

  await test.step('the course is chosen, and the address keeps it', async () => {
    await page.goto('/admin/analytics?range=7')
    await page.getByRole('combobox', { name: 'Course', exact: true }).selectOption(course._id)
    await expect(page).toHaveURL(new RegExp(`course=${course._id}`))
  })
  const enrolments = page.getByRole('region', { name: 'Enrolments' })
  await test.step('a sentence says what the chart shows', async () => {
    await expect(enrolments.getByText('2 enrolments.')).toBeVisible()
    await expect(enrolments.getByText('2 more than in the 7 days before.')).toBeVisible()
  })
  await test.step('arrow keys say each value', async () => {
    const cursor = enrolments.getByRole('slider', { name: 'Enrolments' })
    await cursor.focus()
    await expect(cursor).toHaveAttribute('aria-valuetext', /: Enrolments 2, Before 0$/)
    await page.keyboard.press('ArrowLeft')
    await expect(cursor).toHaveAttribute('aria-valuetext', /: Enrolments 0, Before 0$/)
    await page.keyboard.press('Home')
    await expect(cursor).toHaveAttribute('aria-valuenow', '1')
  })
  await test.step('the same stands in a table', async () => {
    await enrolments.getByRole('button', { name: 'Table' }).click()
    await expect(enrolments.getByRole('row')).toHaveCount(8)
    await expect(enrolments.getByRole('row').last()).toContainText('2')
  })
  await test.step('and in a file', async () => {
    const saving = page.waitForEvent('download')
    await enrolments.getByRole('button', { name: 'CSV' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^analytics-enrolments-[\p{L}\d-]+-\d{4}-\d\d-\d\d\.csv$/u)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(8)
    expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,2,0,0,2$/)
  })
  await expectFits(page)
  await expectAccessible(page)
})

test('money is told as money, and a question without the marks of its code', async ({ page, request }) => {
  const { _id } = await demoCourse(request, 'Your First Web Page')
  await signIn(page, people.admin)
  await page.goto('/admin/analytics')
  await expect(page.getByRole('region', { name: 'Revenue' }).locator('p').nth(1)).toHaveText(
    /^RWF [\d,]+ from \d+ payments\. (RWF [\d,]+ (more|fewer) than|As many as) in the 30 days before\.$/,
  )
  await page.goto(`/admin/analytics?range=90&course=${_id}`)
  const questions = page.getByRole('region', { name: 'Questions' })
  await questions.getByRole('combobox').selectOption({ label: 'Tags and rules (Your First Web Page)' })
  await expect(questions.locator('ol > li').nth(1)).toHaveText('2. What is the alt text of a picture for?')
})
