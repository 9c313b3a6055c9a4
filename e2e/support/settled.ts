import { expect, type Page } from '@playwright/test'

const LIVES_MS = 15_000

/** The program has taken the drawn page over. Asked at each frame: an assertion asks ever more seldom, and half of a walk is spent here. */
export async function lives(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('#early-page, #root[inert]'), null, {
    timeout: LIVES_MS,
  })
}

/** The screen stands: its heading is there, nothing loads, fonts and pictures have come, nothing moves in. */
export async function settled(page: Page): Promise<void> {
  await lives(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"], .loader, .skeleton, .spinner')).toHaveCount(0)
  await expect(page.locator('[data-cover="ground"], [data-tools]:empty')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy' && image.src)
    await Promise.allSettled(pictures.map((image) => image.decode()))
    const moving = () =>
      document.getAnimations().filter((one) => {
        const isOnce = one.effect?.getComputedTiming().iterations === 1
        return isOnce && one.timeline === document.timeline && one.playState === 'running'
      })
    // What inherits a colour begins to change when that from which it inherits has ended.
    for (let now = moving(); now.length > 0; now = moving())
      await Promise.allSettled(now.map((one) => one.finished))
  })
}
