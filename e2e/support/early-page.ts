import { expect, type Page } from '@playwright/test'

/** What the server drew, until the program has the page. */
export const early = (page: Page) => page.locator('#early-page')

/** Until the answer is called the page's program is on its way: what is to be seen came with the page. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** A server that is busy, or has not drawn for a while, gives the answers alone, or draws without those that came late. */
export async function openDrawn(page: Page, path: string, words: readonly string[]) {
  const own = early(page).and(page.locator('[data-own]'))
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(own).toBeAttached({ timeout: 3_000 })
    for (const one of words) await expect(own).toContainText(one, { timeout: 1_000 })
  }).toPass()
  return own
}
