import { expect, type Page } from '@playwright/test'
import { hold } from './hold.ts'

/** What the server drew, until the program has the page. */
export const early = (page: Page) => page.locator('#early-page')

/** The page's program is on its way: what is to be seen came with the page. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js')

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
