import type { Page } from '@playwright/test'
import { aFinishedStudent, aQuiz, aTaughtCourse } from '../support/assessments.ts'
import { laptop, phone } from '../support/devices.ts'
import { partsOf, screensOf, type Walker, walkers } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { goToQuestion, startQuiz } from '../support/sitting.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'
import { expectKnownVisit, VISITS_DIR } from '../support/visits.ts'

const NARROWEST = { width: 320, height: 640 }
/** They work at a desk, the others on phones: a screen is opened where it is used, and then seen at the other width, which costs half of opening it
 * twice. */
const STAFF: readonly Walker[] = ['instructor', 'admin', 'superadmin']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const walker of Object.keys(walkers) as Walker[]) {
  for (const [at, names] of partsOf(walker).entries()) {
    test(`every screen of a ${walker} is accessible and fits, part ${at + 1}`, async ({
      page,
      request,
      isMobile,
    }) => {
      test.skip(isMobile === STAFF.includes(walker) && !VISITS_DIR, 'seen at the other width too')
      test.setTimeout(120_000)
      const who = walkers[walker]
      if (who) await signIn(page, who)
      for (const { name, path } of (await screensOf(request))[walker]) {
        if (!names.includes(name)) continue
        await test.step(name, async () => {
          await page.goto(path)
          await settled(page)
          if (VISITS_DIR) return expectKnownVisit(page)
          await expectSound(page, { coloursOnPhones: name === names[0] })
          // It waits until nothing more comes: behind what takes as long anyway.
          await expectKnownVisit(page)
          const lost = page.getByRole('heading', { name: 'This path ends here.' })
          await expect(lost).toHaveCount(name === 'not-found' ? 1 : 0)
        })
      }
    })
  }
}

test('a sitting is accessible and fits, from its first question to its review', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'seen at the other width too')
  test.setTimeout(120_000)
  const taught = await aTaughtCourse(request)
  const quiz = await aQuiz(request, taught, [
    {
      question: 'What does this print?\n\n```js\nfor (const thread of warp) print(thread)\n```',
      options: ['`1`', '`2`'],
    },
    { question: 'Why?' },
  ])
  await signIn(page, await aFinishedStudent(request, taught.course, taught.lecture))
  await page.goto(`/take-quiz/${quiz._id}`)
  await startQuiz(page)
  await expectSound(page)
  await goToQuestion(page, 2)
  await expectSound(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave the quiz?' })).toBeVisible()
  await expectSound(page)
})

/** At every width, beginning with the one it was opened at. The colours are the same at all: they are looked at where most is seen at once, and on
 * phones where asked, for what phones alone have. */
async function expectSound(page: Page, { coloursOnPhones = false } = {}): Promise<void> {
  const opened = page.viewportSize() ?? laptop.viewport
  const widths = [phone.viewport, NARROWEST, laptop.viewport]
  await page.evaluate(holdStill)
  for (const viewport of opened.width === laptop.viewport.width ? widths.toReversed() : widths) {
    await page.setViewportSize(viewport)
    await settled(page)
    await expectFits(page)
    if (viewport === NARROWEST) continue
    const hasColours = viewport === laptop.viewport || coloursOnPhones
    await expectAccessible(page, { look: hasColours ? 'all' : 'all but colours' })
    if (!hasColours) continue
    await page.evaluate(wearTheOther)
    await expectAccessible(page, { look: 'colours' })
  }
  await page.setViewportSize(opened)
}

/** Runs in the page: waiting for colours that change slowly was a sixth of the walk, and rows that nobody has scrolled to keep the colours of the
 * other theme until they are drawn. */
function holdStill(): void {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  for (const row of document.querySelectorAll<HTMLElement>('li'))
    if (getComputedStyle(row).contentVisibility === 'auto') row.style.contentVisibility = 'visible'
}

/** Runs in the page: from light to dark, or back. */
function wearTheOther(): void {
  const { dataset } = document.documentElement
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
}
