import type { Page } from '@playwright/test'

/** What a page would come drawn with: without it each reading is asked for by itself. */
export const DRAWN = /\/api\/page\?/
/** Whoever waits is told by then: two seconds until it is seen that they wait, and eight. */
export const LOOK_MS = 2_000
const PATIENCE_MS = 8_000

export const takesLong = (page: Page) => page.getByText('This page takes long. The network may be weak.')
export const skeleton = (page: Page) => page.locator('[aria-busy=true] .skeleton').first()

interface Hung {
  goOn(): void
}

/** Nobody hears what is asked there until it goes on; what was asked by then is lost. */
export async function hang(page: Page, addresses: RegExp): Promise<Hung> {
  let isHanging = true
  await page.route(DRAWN, (route) => route.abort())
  await page.route(addresses, (route) => (isHanging ? undefined : route.continue()))
  return {
    goOn: () => {
      isHanging = false
    },
  }
}

export async function waitLong(page: Page): Promise<void> {
  await page.clock.runFor(LOOK_MS)
  await page.clock.runFor(PATIENCE_MS)
}
