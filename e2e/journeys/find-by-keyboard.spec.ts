import type { Page } from '@playwright/test'
import { aFinishedStudent, aTaughtCourse } from '../support/assessments.ts'
import { aTitle } from '../support/made.ts'
import { people } from '../support/people.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

test('an admin finds a person, a course and a page by the keyboard alone, slips of the keys included', async ({
  page,
  request,
}) => {
  const taught = await aTaughtCourse(request)
  await aFinishedStudent(request, taught.course, taught.lecture, 'Zephanie Kwizera')
  await signIn(page, people.admin)
  await page.goto('/admin/course')
  const opener = page.getByRole('button', { name: /^Quick find/ })
  await expect(opener).toBeVisible()

  const search = page.getByRole('searchbox').first()
  await search.focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Find people, courses, lectures and pages' })
  await expect(field).toBeFocused()
  const dialog = page.getByRole('dialog', { name: 'Quick find' })
  await expect(dialog.getByRole('group', { name: 'Pages' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(search).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('zephnaie')
  await expect(dialog.getByRole('option', { name: /Zephanie Kwizera/ }).first()).toBeVisible()
  await field.fill(taught.course.title)
  const found = dialog.getByRole('group', { name: 'Courses' }).getByRole('option').first()
  await expect(found).toContainText(taught.course.title)
  await expect(dialog.getByRole('status')).toContainText('found')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/course/${taught.course._id}$`))

  await page.keyboard.press('Control+k')
  await expect(dialog.getByRole('group', { name: 'Recent' })).toContainText(taught.course.title)
  await page.keyboard.type('add cou')
  await expect(dialog.getByRole('option', { name: 'Add course' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/course\?add/)
})

test('a person leads admins to their page, and an instructor to the student in the course; without a line it says so', async ({
  page,
  context,
  request,
}) => {
  const taught = await aTaughtCourse(request)
  const name = aTitle('Vestine Uwamahoro')
  const student = await aFinishedStudent(request, taught.course, taught.lecture, name)
  await signIn(page, people.admin)
  await page.goto('/admin/course')
  const opener = page.getByRole('button', { name: /^Quick find/ })
  await expect(opener).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Quick find' })
  const openFind = async () => {
    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('combobox')).toBeFocused()
  }
  await openFind()
  const person = dialog.getByRole('group', { name: 'People' }).getByRole('option', { name })
  const failing = '**/api/find?*'
  await page.route(failing, (route) => route.fulfill({ status: 503, json: { message: 'Away' } }))
  await page.keyboard.type(name)
  await expect(dialog.getByRole('alert')).toContainText('Failed to search. Please try again.')
  await expectAccessible(page)
  await page.unroute(failing)
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(person).toBeVisible()
  await person.click()
  await expect(page).toHaveURL(`/admin/users/${student.user._id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await openFind()
  await page.keyboard.type('invite')
  await expect(dialog.getByRole('option', { name: 'Invite people' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible()

  await page.evaluate((token) => {
    localStorage.removeItem('user')
    localStorage.setItem('token', token)
  }, taught.teacher.token)
  await page.goto('/instructor/courses')
  await expect(opener).toBeVisible()
  await openFind()
  await page.keyboard.type(name)
  await person.click()
  await expect(page).toHaveURL(`/instructor/students/${taught.course._id}/${student.user._id}`)
  await expect(page.getByRole('region', { name: 'Attendance' })).toContainText('Not marked on any day yet.')

  await openFind()
  await context.setOffline(true)
  await page.keyboard.type('cour')
  await expect(dialog.getByRole('alert')).toContainText('You are offline.')
  await expect(dialog.getByRole('option', { name: 'Create course' })).toBeVisible()
  await context.setOffline(false)
  const retry = dialog.getByRole('button', { name: 'Retry' })
  // Who looks at the line meanwhile may have searched already.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
    await expect(dialog.getByRole('option', { name: taught.course.title })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('what is typed right after the key is the search’s and no shortcut’s, also while its part is on the way', async ({
  page,
}) => {
  await signIn(page, people.admin)
  await page.goto('/admin/course')
  const opener = page.locator('button[aria-keyshortcuts]')
  await expect(opener).toBeVisible()
  const list = page.getByRole('searchbox').first()
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .last()
  await expect(row).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Quick find' })
  const field = dialog.getByRole('combobox')
  const isUntouched = async () => {
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(list).toHaveValue('')
    await expect(page).toHaveURL(/\/admin\/course$/)
  }

  let release = await holdScripts(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('jx/ Kig')
  await page.keyboard.press('Backspace')
  await expect(opener).toHaveText(/^jx\/ Ki/)
  await expect(dialog).toBeHidden()
  await release()
  await expect(field).toBeFocused()
  await page.keyboard.type('x')
  await expect(field).toHaveValue('jx/ Kix')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await isUntouched()

  await list.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('add cou')
  await expect(field).toHaveValue('add cou')
  await expect(dialog.getByRole('option', { name: 'Add course' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(list).toBeFocused()
  await isUntouched()

  await page.reload()
  await expect(row).toBeVisible()
  release = await holdScripts(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('jx')
  await page.keyboard.press('Escape')
  await expect(opener).toHaveText(/^Quick find/)
  await release()
  await isUntouched()
  await page.keyboard.press('/')
  await expect(list).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('a')
  await expect(field).toHaveValue('a')
})

/** Scripts asked for from here on wait. The answer lets them go, and is back when the page has them. */
async function holdScripts(page: Page) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const arrived: Promise<unknown>[] = []
  const isScript = /\/assets\/.*\.js/
  await page.route(isScript, async (route) => {
    arrived.push(route.request().response())
    await released
    await route.continue()
  })
  return async () => {
    await expect.poll(() => arrived.length, 'parts on their way').toBeGreaterThan(0)
    letGo()
    await Promise.all(arrived)
    await page.unroute(isScript)
  }
}
