import { people } from '../support/people.ts'
import { expect, signIn, test } from '../support/test.ts'

test('a dialog moves nothing, begins at its first field, and short pages do not scroll', async ({
  page,
  isMobile,
}) => {
  await signIn(page, people.admin)
  await page.goto('/admin/payment-requests?q=nobody-of-this-name')
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible()
  const tooTall = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await tooTall()).toBe(0)
  const before = await page.getByRole('main').boundingBox()
  await page.getByRole('button', { name: 'Import statement' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import statement' })
  const close = dialog.getByRole('button', { name: 'Close' })
  await expect(isMobile ? close : dialog.locator('[data-choose-file]')).toBeFocused()
  expect(await page.getByRole('main').boundingBox()).toEqual(before)
  const backdropWidth = await page.evaluate(() => document.documentElement.getBoundingClientRect().width)
  expect(backdropWidth).toBe(page.viewportSize()?.width)
})

test('a statement refused for what it holds is not offered again, and a file that was not taken is named', async ({
  page,
}) => {
  await signIn(page, people.admin)
  await page.goto('/admin/payment-requests?q=nobody-of-this-name')
  await page.getByRole('button', { name: 'Import statement' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import statement' })
  const choose = dialog.locator('input[type=file]')
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const retry = dialog.getByRole('button', { name: 'Retry' })
  const send = dialog.getByRole('button', { name: 'Import', exact: true })

  await choose.setInputFiles(file('broken.csv', 'hills,lakes\n1,2\n'))
  await page.route('**/api/payment-statements', (route) => route.abort())
  await send.click()
  await expect(retry).toBeVisible()
  await page.unroute('**/api/payment-statements')
  const refused = page.waitForResponse('**/api/payment-statements')
  await retry.click()
  expect((await refused).status()).toBe(400)
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(retry).toHaveCount(0)

  await choose.setInputFiles(file('empty.csv', ''))
  await expect(dialog.getByText('empty.csv: This file is empty')).toBeVisible()
  await expect(dialog.getByText('broken.csv')).toBeVisible()
})
