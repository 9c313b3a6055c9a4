import { logIn } from '../support/api.ts'
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

test('a page that follows another comes with what it reads first', async ({ page, request }) => {
  const { free } = await placesOf(request)
  const answered: string[] = []
  page.on('response', (answer) => answered.push(new URL(answer.url()).pathname))
  const wanted = ['lectures', 'course'].map((room) => `/api/${room}/${free._id}`)
  await signIn(page, people.busyStudent)
  // The page's code waits until its data has come.
  await page.route(/study-page-.*\.js$/, async (route) => {
    await expect.poll(() => wanted.every((path) => answered.includes(path))).toBe(true)
    await route.continue()
  })
  await page.goto(`/${(await logIn(request, people.busyStudent)).user._id}/dashboard`)
  await page.evaluate(watchSkeletons)
  await page.locator(`main a[href="/course/study/${free._id}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'What a web page is' }).first()).toBeVisible()
  expect(await page.evaluate(() => document.body.dataset.skeletons)).toBe('none')
})

/** Runs in the page, and notes at each frame from then on whether anything is seen that waits. */
function watchSkeletons(): void {
  document.body.dataset.skeletons = 'none'
  const look = () => {
    if (document.querySelector('.skeleton')) document.body.dataset.skeletons = 'seen'
    requestAnimationFrame(look)
  }
  look()
}
