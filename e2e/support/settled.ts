import { expect, type Page } from '@playwright/test'

/** The screen stands: its heading is there, nothing loads, fonts and pictures have come, nothing moves in. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#early-page, #root[inert]')).toHaveCount(0)
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
