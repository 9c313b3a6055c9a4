import type { Page } from '@playwright/test'

/** A busy machine is no fault. */
const WITHIN_MS = 30_000
/** The drawn page that the program has not taken over yet. */
const DRAWN = '#early-page, #root[inert]'
/** What waits, or is not shown yet. */
const UNREADY = '[aria-busy="true"], .loader, .skeleton, .spinner, [data-cover="ground"], [data-tools]:empty'

/** The program has taken the drawn page over. Asked at each frame: an assertion asks ever more seldom, and half of a walk is spent here. */
export async function lives(page: Page): Promise<void> {
  await page.waitForFunction((drawn) => !document.querySelector(drawn), DRAWN, { timeout: WITHIN_MS })
}

/** The screen stands: its heading is there, nothing loads, fonts and pictures have come, nothing moves in. Two questions for all of it: a walk asks
 * this thousands of times. */
export async function settled(page: Page): Promise<void> {
  const unready = `${DRAWN}, ${UNREADY}`
  const hasCome = (selector: string) =>
    !document.querySelector(selector) &&
    [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility())
  await page.waitForFunction(hasCome, unready, { timeout: WITHIN_MS }).catch(async (error) => {
    throw new Error(`${page.url()} does not stand: ${await whatIsAmiss(page, unready)}`, { cause: error })
  })
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

async function whatIsAmiss(page: Page, unready: string): Promise<string> {
  const parts = await page.locator(unready).evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))
  return parts.map((html) => html.slice(0, 200)).join('\n') || 'it has no heading'
}
