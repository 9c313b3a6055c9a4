import { aFinishedStudent, aTaughtCourse } from '../support/assessments.ts'
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
