import { people } from '../support/people.ts'
import { placesOf } from '../support/places.ts'
import { expect, signIn, test } from '../support/test.ts'

test('what a page reads first is asked for with its code, and only once', async ({ page, request }) => {
  const { free } = await placesOf(request)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await signIn(page, people.admin)
  const wanted = `/api/instructor/courses/${free._id}`
  const count = () => asked.filter((path) => path === wanted).length
  // The page's code waits until its data has been asked for.
  await page.route(/admin-course-page-.*\.js$/, async (route) => {
    await expect.poll(count).toBe(1)
    await route.continue()
  })
  await page.goto(`/admin/course/${free._id}`)
  await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible()
  await expect(page.getByText('Assigned instructor')).toBeVisible()
  expect(count()).toBe(1)
})
