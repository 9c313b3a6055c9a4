import { expect, type Page } from '@playwright/test'

/** A short message in the corner; the same words of a moment ago may still stand above it. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notices' }).getByText(words).last()).toBeVisible()
}

/** The same, and all of it on the screen, with the button that dismisses it. */
export async function expectWholeToast(page: Page, words: string | RegExp): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: words }).last()
  await expect(toast).toBeInViewport({ ratio: 1 })
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 })
}
