import { expect, type Page } from '@playwright/test'

/** A short message in the corner; the same words of a moment ago may still stand above it. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notices' }).getByText(words).last()).toBeVisible()
}
