import { screensOf, type Walker, walkers } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { expectAccessible, expectFits, signIn, test } from '../support/test.ts'

const NARROWEST = { width: 320, height: 640 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const walker of Object.keys(walkers) as Walker[]) {
  test(`every screen of a ${walker} is accessible in both themes and fits`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.setTimeout(150_000)
    const who = walkers[walker]
    if (who) await signIn(page, who)
    const usual = page.viewportSize() ?? NARROWEST
    for (const screen of (await screensOf(request))[walker]) {
      await test.step(screen.name, async () => {
        await page.goto(screen.path)
        await settled(page)
        await expectFits(page)
        for (const theme of ['light', 'dark']) {
          await page.evaluate((name) => {
            document.documentElement.dataset.theme = name
          }, theme)
          await settled(page)
          await expectAccessible(page)
        }
        if (!isMobile) return
        await page.setViewportSize(NARROWEST)
        await expectFits(page)
        await page.setViewportSize(usual)
      })
    }
  })
}
