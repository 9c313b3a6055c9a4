import { people } from '../support/people.ts'
import { placesOf } from '../support/places.ts'
import { expect, signIn, test } from '../support/test.ts'

test('what a page reads first is asked for with its code, and only once', async ({ page, request }) => {
  const { free } = await placesOf(request)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await signIn(page, people.admin)
  const wanted = `/api/instructor/courses/${free._id}`
  const count = (path: string) => asked.filter((one) => one === path).length
  // The page's code waits until its data has been asked for.
  await page.route(/admin-course-page-.*\.js$/, async (route) => {
    await expect.poll(() => count('/api/page')).toBe(1)
    await route.continue()
  })
  await page.goto(`/admin/course/${free._id}`)
  await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible()
  await expect(page.getByText('Assigned instructor')).toBeVisible()
  // It came with the page that was drawn.
  expect(count(wanted)).toBe(0)
  expect(count('/api/page')).toBe(1)
})
