import { expect, type Page } from '@playwright/test'

/** The worker has come and keeps what it was told of the first page. */
export const workerHasCome = (page: Page, kept: string, timeout?: number) =>
  expect
    .poll(
      () =>
        page.evaluate(async (path) => {
          const caught = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          )
          return caught.flat().some(({ url }) => new URL(url).pathname === path)
        }, kept),
      { timeout },
    )
    .toBe(true)
