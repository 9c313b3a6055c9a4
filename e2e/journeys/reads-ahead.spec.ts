import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import type { Page } from '@playwright/test'
import { ask, logIn } from '../support/api.ts'
import { watchHeadings } from '../support/headings.ts'
import { aCourse, aLecture, anInstructor, enrol } from '../support/made.ts'
import { people } from '../support/people.ts'
import { placesOf } from '../support/places.ts'
import { aStudent } from '../support/provider.ts'
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

test('a course that is long on its way is waited for by its study page', async ({ page, request }) => {
  const { free } = await placesOf(request)
  const { user } = await signIn(page, people.busyStudent)
  await page.goto(`/${user._id}/dashboard`)
  const answers = await heldAnswers(page, new RegExp(`/api/course/${free._id}$`))
  answers.hold()
  await page.locator(`main a[href="/course/study/${free._id}"]`).first().click()
  const heading = page.getByRole('heading', { level: 1, name: free.title })
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  await expect(heading).toBeHidden()
  answers.release()
  await expect(heading).toBeFocused()
})

test('a lecture stays until the next can be drawn, and what is done meanwhile is its own', async ({
  page,
  request,
}) => {
  const { free, lecture } = await placesOf(request)
  const student = await aStudent(request)
  await enrol(request, student, free)
  const film = 'What a web page is'
  const slides = 'HTML: every word has a job'
  const otherSlides = 'CSS: colour, space and size'
  const sound = 'A page you can hear'
  const paper = 'HTML and CSS on two pages'
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const choose = (name: string) => page.getByRole('complementary').getByRole('link', { name }).click()
  const next = page.getByRole('region', { name: 'Lecture actions' }).getByRole('link', { name: /^Next/ })
  const main = page.getByRole('main')
  const studied: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'PUT') studied.push(sent.postDataJSON().lectureId)
  })
  const answers = await heldAnswers(page, /\/api\/(lecture\/|progress\/position)/)
  await signIn(page, student)
  await page.goto(`/lectures/${lecture(film)}`)
  await expect(heading(film)).toBeVisible()
  const wasHeaded = await watchHeadings(page)

  await test.step('a film stops, its place and its tick are its own, and who presses twice goes on once', async () => {
    const steps = await page.evaluate(() => history.length)
    const video = page.locator('video')
    await video.evaluate((element: HTMLVideoElement) => element.play())
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.5)
    answers.hold()
    await next.click()
    await next.click()
    await expect(main).toHaveAttribute('aria-busy', 'true')
    await expect(page.locator('[data-page-loading]')).toBeAttached()
    await expect(video).toHaveJSProperty('paused', true)
    await page.getByRole('button', { name: 'Mark as Complete' }).click()
    await expect(page.getByRole('button', { name: 'Completed' })).toBeVisible()
    // Its place, and its tick.
    await expect.poll(() => studied).toEqual([lecture(film), lecture(film)])
    await expect(heading(film)).toBeVisible()
    answers.release()
    await expect(heading(slides)).toBeFocused()
    await expect(main).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('button', { name: 'Mark as Complete' })).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  })

  await test.step('one that was here before waits for where its student stopped, and the last that is chosen comes', async () => {
    await choose(sound)
    await expect(heading(sound)).toBeFocused()
    answers.hold()
    await page.goBack()
    await expect(main).toHaveAttribute('aria-busy', 'true')
    await expect(heading(sound)).toBeVisible()
    await choose(otherSlides)
    await choose(film)
    answers.release()
    await expect(heading(film)).toBeFocused()
  })

  await test.step('what fails is told, without asking again, and can be tried anew', async () => {
    const failing = `**/api/lecture/${lecture(paper)}`
    let asked = 0
    await page.route(failing, (route) => {
      asked += 1
      return route.fulfill({ status: 400, json: { message: 'This lecture rests' } })
    })
    await choose(paper)
    await expect(heading('This lecture rests')).toBeVisible()
    expect(asked).toBe(1)
    await page.unroute(failing)
    await page.goBack()
    await expect(heading(film)).toBeFocused()
    await choose(paper)
    await expect(heading(paper)).toBeFocused()
  })
  await wasHeaded()
})

test('a lecture that was deleted meanwhile is told of without waiting first, and its course’s id leads on', async ({
  page,
  request,
}) => {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  const [first, gone] = [await aLecture(request, teacher, course), await aLecture(request, teacher, course)]
  const student = await aStudent(request)
  await enrol(request, student, course)
  await signIn(page, student)
  await page.goto(`/lectures/${first._id}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(first.title)
  await ask(request, `DELETE /api/instructor/lectures/${gone._id}`, { as: teacher })
  const answers = await heldAnswers(page, /\/api\/lectures?\//)
  answers.hold()
  const wasHeaded = await watchHeadings(page)
  await page.getByRole('complementary').getByRole('link', { name: gone.title }).click()
  await expect(page.locator('[data-page-loading]')).toBeAttached()
  await expect(heading).toHaveText(first.title)
  answers.release()
  await expect(heading).toHaveText(LECTURE_MESSAGES.notFound)
  await wasHeaded()

  await page.goto(`/lectures/${course._id}`)
  await expect(heading).toHaveText(first.title)
})

/** Answers that are held back from when it is said until they are let through. */
async function heldAnswers(page: Page, addresses: RegExp) {
  let release = () => {}
  let held = Promise.resolve()
  await page.route(addresses, async (route) => {
    if (route.request().method() === 'GET') await held
    await route.continue()
  })
  return {
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => release(),
  }
}

/** Runs in the page, and notes at each frame from then on whether anything is seen that waits. */
function watchSkeletons(): void {
  document.body.dataset.skeletons = 'none'
  const look = () => {
    if (document.querySelector('.skeleton')) document.body.dataset.skeletons = 'seen'
    requestAnimationFrame(look)
  }
  look()
}
