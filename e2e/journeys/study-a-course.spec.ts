import type { Locator, Page } from '@playwright/test'
import { people } from '../support/people.ts'
import { placesOf } from '../support/places.ts'
import { aNewcomer, register } from '../support/register.ts'
import { expect, expectFits, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const COURSE = 'Your First Web Page'
const LECTURES = {
  film: 'What a web page is',
  slides: 'HTML: every word has a job',
  otherSlides: 'CSS: colour, space and size',
  narration: 'A page you can hear',
  paper: 'HTML and CSS on two pages',
  deck: 'Planning a page on paper',
  last: 'Put your page online',
}

const actions = (page: Page) => page.getByRole('region', { name: 'Lecture actions' })
const completed = (page: Page) => actions(page).getByRole('button', { name: 'Completed' })

test('a visitor makes an account, enrols in a free course and studies it to the end', async ({ page }) => {
  test.setTimeout(180_000)
  await register(page, aNewcomer('Olive Mukamana'))
  await page.goto(`/courses?q=${encodeURIComponent(COURSE)}`)
  await page.getByRole('button', { name: 'Enroll Free' }).click()
  await expectToast(page, 'You are enrolled')
  await page.getByRole('link', { name: 'Start lecture 1' }).click()

  await test.step('on its side a phone shows the film and all its controls at once', async () => {
    await expectLecture(page, LECTURES.film)
    const usual = page.viewportSize() ?? { width: 390, height: 844 }
    for (const size of [
      { width: 844, height: 390 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(size)
      const player = page.getByRole('region', { name: 'Video player' })
      for (const name of ['Play', 'Full screen', /^Speed/])
        await expectInReach(player.getByRole('button', { name }).last())
      await expect(actions(page)).toHaveCSS('position', 'static')
    }
    await page.setViewportSize(usual)
  })

  await test.step('a film counts once nine tenths of it were watched, at any speed', async () => {
    await expectLecture(page, LECTURES.film)
    await page.getByRole('button', { name: /^Speed/ }).click()
    await page.getByRole('radio', { name: '2×' }).press('Space')
    await page.keyboard.press('Escape')
    const player = page.getByRole('region', { name: 'Video player' })
    await player.getByRole('button', { name: 'Play' }).last().click()
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
    expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(2)
    await expect(completed(page)).toBeVisible({ timeout: 60_000 })
    await next(page)
  })

  await test.step('slides wait for a touch, go on by themselves, stop for Esc, and count when they were seen', async () => {
    await expectLecture(page, LECTURES.slides)
    const slides = page.getByRole('region', { name: 'Slides' })
    await expect(slides.getByText(/to start$/).filter({ visible: true })).toBeVisible()
    await expect(slides.getByRole('button', { name: 'Play slides' })).toBeVisible()
    await slides.getByRole('heading').click()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(slides.getByRole('group', { name: /^2 of/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(slides.getByRole('button', { name: 'Play slides' })).toBeVisible()
    const forward = slides.getByRole('button', { name: 'Next slide' })
    while ((await forward.getAttribute('aria-disabled')) !== 'true') await forward.click()
    await expect(completed(page)).toBeVisible()
    await next(page)
    await expectLecture(page, LECTURES.otherSlides)
    await markAsComplete(page)
    await next(page)
  })

  await test.step('a narration skips ten seconds, is turned down by tenths, and the button completes it', async () => {
    await expectLecture(page, LECTURES.narration)
    const player = page.getByRole('region', { name: 'Audio player' })
    await player.getByRole('button', { name: 'Play' }).last().click()
    await player.getByRole('button', { name: 'Forward 10 seconds' }).click()
    const audio = page.locator('audio')
    await expect
      .poll(() => audio.evaluate((sound: HTMLAudioElement) => sound.currentTime))
      .toBeGreaterThan(9.5)
    await player.getByRole('button', { name: 'Pause' }).click()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => audio.evaluate((sound: HTMLAudioElement) => sound.volume)).toBeCloseTo(0.9)
    await markAsComplete(page)
    await next(page)
  })

  await test.step('a paper is read page by page to its end', async () => {
    await expectLecture(page, LECTURES.paper)
    const read = page
      .getByRole('button', { name: 'Read here' })
      .or(page.getByRole('button', { name: 'Page by page' }))
    await read.click()
    const pages = page.getByRole('region', { name: /^Pages of/ })
    await expect(pages.getByRole('group', { name: 'Page 1' })).toContainText('HTML')
    await pages.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(page.getByText('Page 2 of 2', { exact: true })).toBeVisible()
    await pages.evaluate((element) => element.scrollTo(0, 0))
    await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible()
    await expect(completed(page)).toBeVisible()
    await next(page)
  })

  await test.step('a presentation can be opened and downloaded', async () => {
    await expectLecture(page, LECTURES.deck)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download/ }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pptx$/)
    await markAsComplete(page)
    await next(page)
  })

  await expectLecture(page, LECTURES.last)
  await markAsComplete(page)
  await page.getByRole('link', { name: 'Back to the course' }).filter({ visible: true }).first().click()
  await expect(page.getByText('Course complete')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You reached the top.' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lectures' }).getByText('7 of 7 complete')).toBeVisible()
  await page.goto('/account/progress')
  await expect(page.getByText('100%').first()).toBeVisible()
})

test('a lecture or a quiz on a line that hangs leads back from the start, says that it takes long, and may be tried anew', async ({
  page,
  request,
}) => {
  const { free, lecture, quiz } = await placesOf(request)
  await signIn(page, people.busyStudent)
  await page.clock.install()
  const study = `/course/study/${free._id}`
  const path = `/lectures/${lecture(LECTURES.slides)}`
  await page.goto(study)
  // What the page would come drawn with, and what it asks for by itself.
  const hanging = /\/api\/(page\?|lecture\/|quiz\/)/
  let isHanging = true
  await page.route(hanging, (route) => (isHanging ? undefined : route.continue()))
  const back = page.getByRole('button', { name: 'Go Back' })
  const long = page.getByText('This page takes long. The network may be weak.')

  await test.step('the page before it stays for eight seconds, and is one press away after them', async () => {
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
    await expect(page.locator('[data-page-loading]')).toBeAttached()
    await expect(back).toHaveCount(0)
    await page.clock.fastForward(8_000)
    await expect(page.locator('main .skeleton').first()).toBeVisible()
    await expect(long).toHaveCount(0)
    await back.click()
    await expect(page).toHaveURL(study)
  })

  await test.step('who opened a quiz is told after eight seconds what is the matter', async () => {
    await page.goto(`/take-quiz/${quiz('Tags and rules')}`)
    await expect(page.locator('main .skeleton').first()).toBeVisible()
    await page.clock.fastForward(8_000)
    await expect(long).toBeInViewport()
    await expectFits(page)
  })

  await test.step('who opened a lecture is told, too, and has a way back; Retry brings what the line brings again', async () => {
    await page.goto(path)
    await expect(page.locator('main .skeleton').first()).toBeVisible()
    await expectFits(page)
    await expect(back).toBeInViewport()
    await page.clock.fastForward(8_000)
    await expect(long).toBeInViewport()
    await expect(back).toBeInViewport()
    await expectFits(page)
    const anew = page.waitForRequest((sent) => sent.isNavigationRequest())
    await page.getByRole('button', { name: 'Retry' }).click()
    await anew
    isHanging = false
    await expectLecture(page, LECTURES.slides)
  })
})

async function expectLecture(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function markAsComplete(page: Page): Promise<void> {
  await actions(page).getByRole('button', { name: 'Mark as Complete' }).click()
  await expect(completed(page)).toBeVisible()
}

async function next(page: Page): Promise<void> {
  await actions(page).getByRole('link', { name: /^Next/ }).click()
}

/** Whole on the screen, and nothing lies over it. */
async function expectInReach(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 })
  await control.click({ trial: true })
}
