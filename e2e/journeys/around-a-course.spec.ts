import { people } from '../support/people.ts'
import { placesOf } from '../support/places.ts'
import { expect, signIn, test } from '../support/test.ts'

test('from inside a course a student writes to who teaches it', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'the sidebar is for laptops')
  const { free, webInstructor } = await placesOf(request)
  await signIn(page, people.busyStudent)
  for (const path of [`/course/study/${free._id}`, `/course/${free._id}/quizzes`]) {
    await page.goto(path)
    const places = page.getByRole('navigation', { name: 'In this course' })
    await expect(places.getByRole('link', { name: 'My certificates' })).toBeVisible()
    await places.getByRole('link', { name: 'Ask the instructor' }).click()
    await expect(page).toHaveURL(`/messages/${webInstructor}/${free._id}`)
  }
})

test('an exam that was passed is no longer open', async ({ page, request }) => {
  const { prices } = await placesOf(request)
  await signIn(page, people.certified)
  await page.goto(`/course/study/${prices._id}`)
  await expect(page.getByRole('link', { name: /^Final Exam Passed$/ })).toBeVisible()
  // Nor does a quiz that is open stand without a word.
  await expect(page.getByRole('link', { name: /^Charts Quiz · 4 questions Not started$/ })).toBeVisible()
})

test('code in a written answer is read as code, also by who wrote it', async ({ page, request }) => {
  const { free } = await placesOf(request)
  await signIn(page, people.candidate)
  await page.goto(`/final-exam/${free._id}`)
  await expect(
    page.getByRole('group', { name: 'Code sample' }).filter({ hasText: 'Mama Keza' }),
  ).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('```')
})
