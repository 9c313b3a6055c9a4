import type { Page } from '@playwright/test'
import { aCourse, anInstructor, aTitle } from '../support/made.ts'
import { expect, test } from '../support/test.ts'

const categoryChip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name })
const found = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words })

test('search and chips narrow the catalogue, stand in its address, and the back button undoes them', async ({
  page,
}) => {
  await page.goto('/courses')
  const search = page.getByRole('searchbox', { name: 'Search courses' })
  await search.fill('SHOP')
  await expect(page).toHaveURL('/courses?q=SHOP')
  await expect(page.getByRole('link', { name: 'JavaScript for a Small Shop', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'How Machines Learn', exact: true })).toBeHidden()

  await categoryChip(page, 'Artificial Intelligence').click()
  await expect(page.getByText('No Courses Found')).toBeVisible()
  await expect(page).toHaveURL(/category=Artificial/)

  await page.goBack()
  await expect(page).toHaveURL('/courses?q=SHOP')
  await expect(page.getByRole('link', { name: 'JavaScript for a Small Shop', exact: true })).toBeVisible()

  await page.goForward()
  await page.getByRole('link', { name: 'Reset Filters' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(search).toHaveValue('')

  await page.goto('/courses?category=Web+Development&q=page')
  await expect(categoryChip(page, 'Web Development')).toHaveAttribute('aria-current', 'true')
  await expect(search).toHaveValue('page')
  await expect(page.getByRole('link', { name: 'Your First Web Page', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Hide filters' }).click()
  await expect(page.getByRole('navigation', { name: 'Category' })).toBeHidden()
})

test('more courses than one page holds are turned page by page', async ({ page, request }) => {
  const teacher = await anInstructor(request)
  const word = aTitle('pages').replace(/\W/g, '')
  const titles = Array.from({ length: 14 }, (_, at) => `${word} number ${at + 1}`)
  for (const title of titles) await aCourse(request, teacher, { title })

  await page.goto(`/courses?q=${word}`)
  await expect(found(page, /14 courses.*page 1 of 2/)).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: titles[0], exact: true })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const heading = page.getByRole('main').getByRole('heading')
  await expect(heading.filter({ has: page.getByRole('link') }).first()).toBeFocused()
  await page.goBack()
  await expect(found(page, /page 1 of 2/)).toBeVisible()
  await categoryChip(page, 'Game Development').click()
  await expect(page.getByText('No Courses Found')).toBeVisible()
})

test('what failed is said with the server’s words before Retry', async ({ page }) => {
  await page.route('**/api/course/all*', (route) => route.fulfill({ status: 500, json: { message: 'Away' } }))
  await page.goto('/about')
  await page.getByRole('link', { name: 'Explore Courses' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load courses' })).toMatchAriaSnapshot(`
    - heading "Failed to load courses"
    - paragraph: Away
    - button "Retry"
  `)
})

test('the catalogue is searched, narrowed and opened by keyboard alone', async ({ page }) => {
  await page.goto('/courses')
  await expect(found(page, /courses/)).toBeVisible()
  // The catalogue is drawn before its script has come; a key that nobody heard yet is pressed again.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search courses' })).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('bus')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses?q=bus')
  await expect(found(page, /for “bus”/)).toBeVisible()
  await focusByTab(page, /^Game Development/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/category=Game/)
  await expect(found(page, /1 course in Game Development/)).toBeVisible()
  await focusByTab(page, /^Make a Small Game: Bus Dash$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Make a Small Game: Bus Dash' })).toBeVisible()
})

async function focusByTab(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    if (name.test(focused)) return
  }
  throw new Error(`Tab never reached ${name}`)
}
