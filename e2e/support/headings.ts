import { expect, type Page } from '@playwright/test'

/** Looks at each frame from then on whether the page is headed: one that waits is not. Asked, whether it always was. */
export async function watchHeadings(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.body.dataset.headings = 'always'
    const look = () => {
      if (!document.querySelector('h1')) document.body.dataset.headings = 'not always'
      requestAnimationFrame(look)
    }
    look()
  })
  return async () => expect(await page.evaluate(() => document.body.dataset.headings)).toBe('always')
}
