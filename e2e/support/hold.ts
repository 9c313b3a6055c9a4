import type { Page } from '@playwright/test'

/** What the page asks for at these addresses is on its way from here on, until the answer is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
