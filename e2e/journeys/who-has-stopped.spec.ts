import { readFile } from 'node:fs/promises'
import { aCourse, aLecture, anInstructor, enrol } from '../support/made.ts'
import { aStudent } from '../support/provider.ts'
import { expect, signIn, test } from '../support/test.ts'
import { stayAway } from '../support/time-of-run.ts'

test('an instructor sees on her dashboard who has stopped, opens that student’s page, and saves the list', async ({
  page,
  request,
}) => {
  const teacher = await anInstructor(request, 'Yvonne Mutesi')
  const course = await aCourse(request, teacher)
  const lecture = await aLecture(request, teacher, course)
  const jean = await aStudent(request, 'Jean Habimana')
  const alice = await aStudent(request, 'Alice Mukamana')
  for (const one of [jean, alice]) await enrol(request, one, course)
  await stayAway(jean.user, course, 9)

  await signIn(page, teacher)
  await page.goto('/instructor/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Instructor Dashboard' })).toBeVisible()
  const numbers = page.locator('dl', { hasText: 'Total Students' })
  await expect(numbers).toContainText(/1\s*My Courses|My Courses\s*1/)
  await expect(numbers).toContainText(/Total Students\s*2|2\s*Total Students/)
  await expect(page.getByRole('link', { name: `Manage Lectures ${course.title}` })).toBeVisible()

  await page.getByRole('link', { name: /^1 student has stopped/ }).click()
  await expect(page).toHaveURL(`/instructor/students?course=${course._id}&risk=away`)
  const rows = page.getByRole('main')
  await expect(rows.getByRole('link', { name: 'Jean Habimana', exact: true })).toBeVisible()
  await expect(rows.getByText('Alice Mukamana')).toHaveCount(0)
  await page.getByText('Who is at risk?').click()
  await expect(page.getByText('Who has completed every lecture is not at risk.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^students-[\p{L}\d-]+-\d{4}-\d\d-\d\d\.csv$/u)
  const text = await readFile(await saved.path(), 'utf8')
  expect(text).toContain('Jean Habimana')
  expect(text).not.toContain('Alice Mukamana')

  await expect(rows.getByRole('link', { name: 'Message to Jean Habimana' })).toHaveAttribute(
    'href',
    new RegExp(`^/messages/[0-9a-f]{24}/${course._id}$`),
  )
  await rows.getByRole('link', { name: 'Jean Habimana', exact: true }).click()
  await expect(page).toHaveURL(`/instructor/students/${course._id}/${jean.user._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Jean Habimana' })).toBeVisible()
  await expect(page.getByText('No visit for 7 days')).toBeVisible()
  await expect(page.getByText(lecture.title)).toBeVisible()
  await expect(page.getByText('Not completed')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'All', exact: false }).first().click()
  await expect(rows.getByRole('link', { name: 'Alice Mukamana', exact: true })).toBeVisible()
})
