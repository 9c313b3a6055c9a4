import { chooseFile } from '../support/files.ts'
import { anInstructor, aTitle, media } from '../support/made.ts'
import { people } from '../support/people.ts'
import { expect, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('an admin adds a course, gives it to an instructor, and adds, edits and deletes a lecture', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  const first = await anInstructor(request, aTitle('Felix Mugabo'))
  const second = await anInstructor(request, aTitle('Rose Kayitesi'))
  const title = aTitle('Roads and rivers')
  await signIn(page, people.admin)
  await page.goto('/admin/course')
  await page.getByRole('link', { name: 'Add Course' }).click()
  await page.getByLabel('Course title').fill(title)
  await page.getByLabel('Description').fill('Where water goes, people follow.')
  await page.getByLabel('Category').selectOption('Data Science')
  await page.getByRole('combobox', { name: 'Who teaches' }).fill(first.user.email)
  await page.getByRole('option', { name: first.user.name }).click()
  await expect(page.getByLabel('Name shown on the course')).toHaveValue(first.user.name)
  await page.getByRole('radio', { name: 'Paid Course' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Price' }).fill('12000')
  await page.getByLabel('Duration').fill('2')
  await chooseFile(page, page.getByText('Choose a file'), media.picture)
  await page.getByRole('button', { name: 'Add course' }).click()
  await expectToast(page, 'Course created successfully')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await page.getByRole('button', { name: 'Assign instructor' }).click()
  const assigning = page.getByRole('dialog')
  await assigning.getByRole('combobox', { name: 'Instructor' }).fill(second.user.email)
  await page.getByRole('option', { name: second.user.name }).click()
  await assigning.getByRole('button', { name: 'Assign' }).click()
  await expectToast(page, 'Course assigned successfully')
  await expect(page.getByText(second.user.email)).toBeVisible()

  await page.getByRole('link', { name: 'Edit course' }).click()
  await page.getByRole('textbox', { name: 'Price' }).fill('15000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Course updated successfully')
  await expect(page.getByText('RWF 15,000')).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Course', exact: true })
    .getByRole('link', { name: 'Lectures' })
    .click()
  await expect(page.getByText('No lectures yet')).toBeVisible()
  const address = page.url()
  await page.goto(address.replace(/lectures$/, 'add-lecture'))
  await page.getByRole('button', { name: 'Add lecture' }).click()
  await expect(page.getByText('Please fill in title and description').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Document' }).check({ force: true })
  await page.getByLabel('Title').fill('The map')
  await page.getByLabel('Description').fill('One page.')
  await chooseFile(page, page.getByText('Choose a file'), media.paper)
  await page.getByRole('button', { name: 'Add lecture' }).click()
  await expectToast(page, 'Lecture added successfully')
  await expect(page).toHaveURL(address)

  await page.getByRole('button', { name: /^Edit.*The map/ }).click()
  await page.getByLabel('Title').fill('The better map')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Lecture updated successfully')
  await expect(page).toHaveURL(address)

  await page.goto('/admin/lectures')
  await page.getByRole('searchbox', { name: 'Search courses' }).fill(title)
  await expect(page.getByText('1 course', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: title }).click()
  await expect(page.getByRole('link', { name: `Add lecture to ${title}` })).toBeVisible()
  await page.getByRole('button', { name: 'Delete The better map' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete lecture' }).click()
  await expectToast(page, 'Lecture deleted successfully')
  await expect(page.getByText('No lectures in this course yet.')).toBeVisible()
})
