import { people } from '../support/people.ts'
import { expect, signIn, test } from '../support/test.ts'

const A4_INSIDE_MARGINS = { width: 688, height: 1017 }

test('a list on paper has its title, dark ink on all of it, and nothing to press', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, people.admin)
  await page.goto(`/admin/users?q=${people.webInstructor}`)
  const main = page.getByRole('main')
  const badge = main.getByText('Instructor', { exact: true }).filter({ visible: true }).last()
  await expect(main.getByText(people.webInstructor)).toBeVisible()
  const colourOf = () => badge.evaluate((element) => getComputedStyle(element).color)
  const onScreen = await colourOf()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize(A4_INSIDE_MARGINS)
  await expect.soft(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await expect.soft(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect.soft(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect.soft(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
  await expect.soft(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  expect.soft(await colourOf()).not.toBe(onScreen)
  await expect(main.getByText(people.webInstructor)).toBeVisible()
})
