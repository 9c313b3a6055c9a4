import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { settled } from '../support/settled.ts'

export const SHOTS = join(import.meta.dirname, '../../gallery-shots')

/** `name-390.png`, `name-1280-dark.png`: the whole page, or the window where something lies over it. */
export async function shoot(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  const path = join(SHOTS, `${name}-${test.info().project.name}.png`)
  if (fullPage) await showLazyPictures(page)
  await page.screenshot({ path, fullPage })
}

export async function shootSettled(page: Page, name: string, options?: { fullPage: boolean }): Promise<void> {
  await settled(page)
  await shoot(page, name, options)
}

async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    scrollTo(0, 0)
  })
}
