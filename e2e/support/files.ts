import type { FileChooser, Locator, Page } from '@playwright/test'

/** Chooses a file as a person does: through the button, in the browser's own dialog. */
export async function chooseFile(
  page: Page,
  button: Locator,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(file)
}
