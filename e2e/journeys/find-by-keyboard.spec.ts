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
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByRole('option', { name: taught.course.title })).toBeVisible()
})
