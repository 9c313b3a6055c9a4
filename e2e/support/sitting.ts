import { expect, type Page } from '@playwright/test'

/** From the lobby into the sitting, whether it begins or goes on. */
export async function startQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Start|Continue) (quiz|exam)$/ }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

export async function expectQuestion(page: Page, number: number, total: number): Promise<void> {
  await expect(page.getByText(`Question ${number} of ${total}`, { exact: true })).toBeVisible()
}

/** By its key, as one does with a keyboard: not in the very moment in which the question comes to be seen. */
export async function choose(page: Page, letter: string): Promise<void> {
  const option = page.getByRole('radio').nth(letter.charCodeAt(0) - 65)
  await expect(async () => {
    await page.keyboard.press(letter.toLowerCase())
    await expect(option).toBeChecked({ timeout: 2_000 })
  }).toPass()
}

export const write = (page: Page, words: string) => page.getByRole('textbox').fill(words)

/** Through the palette: beside the question, or in its sheet on a phone. */
export async function goToQuestion(page: Page, number: number): Promise<void> {
  await openPalette(page)
  await page
    .getByRole('button', { name: new RegExp(`^Question ${number},`) })
    .filter({ visible: true })
    .click()
  await expect(page.getByText(new RegExp(`^Question ${number} of \\d+$`))).toBeVisible()
}

/** To the list of all questions, and from there to the academy. */
export async function handInFromReview(page: Page, expected: RegExp): Promise<void> {
  await openPalette(page)
  await page.getByRole('button', { name: 'Review and submit' }).filter({ visible: true }).click()
  await expect(page.getByText(expected)).toBeVisible()
  await page.getByRole('button', { name: 'Submit now' }).filter({ visible: true }).click()
}

async function openPalette(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^\d+ of \d+$/ })
  if (await opener.isVisible()) await opener.click()
}
