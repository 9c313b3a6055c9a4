import { demoCourse } from '../support/made.ts'
import { expect, test } from '../support/test.ts'

test('the public page of a course says what it holds, who teaches it and what to try first', async ({
  page,
  request,
}) => {
  const { _id: id } = await demoCourse(request, 'How Machines Learn')
  await page.goto(`/course/${id}`)
  const panel = page.getByRole('complementary', { name: 'Enroll', exact: true })
  await expect(panel).toContainText('6 lectures, 2 min to watch and hear')
  await expect(panel).toContainText('3 quizzes')
  await expect(panel).not.toContainText('Certificate')

  const teacher = page.getByRole('region', { name: 'Your instructor' })
  await expect(teacher.getByRole('heading', { name: 'Jeanne Mukashema' })).toBeVisible()
  await teacher.getByRole('link', { name: 'Data Science with Market Prices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Science with Market Prices' })).toBeVisible()
  await expect(panel).toContainText('Certificate when you pass with 70%')

  // Which one, the other journeys decide as well: all of them make free courses.
  await page.goto(`/course/${id}`)
  const free = panel.getByText('Not sure yet?').getByRole('link')
  const title = (await free.textContent()) ?? ''
  await free.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(panel).toContainText('Nothing to pay')
})
