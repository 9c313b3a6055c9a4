import type { Page } from '@playwright/test'

export const CALLS = '**/api/**'
/** Who is signed in, what the academy is called and the live line stay as they are. */
export const KEPT = /\/api\/(user\/me|academy|notifications|events)(\/|\?|$)/

/** Everything fails. */
export const withFailures = (page: Page, message: string): Promise<unknown> =>
  page.route(CALLS, (route) =>
    route.request().method() !== 'GET' || KEPT.test(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 500, json: { message } }),
  )

export const asEver = (page: Page): Promise<void> => page.unroute(CALLS)
