import type { Page } from '@playwright/test'
import { chooseFile } from '../support/files.ts'
import { aCourse, anInstructor, media } from '../support/made.ts'
import { expect, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const form = (page: Page) => page.getByRole('region', { name: 'Lecture form' })

test.beforeEach(async ({ page, request }) => {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  await signIn(page, teacher)
  await page.goto(`/instructor/courses/${course._id}/lectures?add`)
  await form(page).getByRole('radio', { name: 'Video' }).check({ force: true })
  await form(page).getByLabel('Title').fill('A film on a bad line')
  await form(page).getByLabel('Description').fill('It arrives all the same.')
})

test('an upload outlives a dropped connection and goes on where it was', async ({ page }) => {
  let drops = 0
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH' || drops > 0) return route.continue()
    drops += 1
    await route.abort('connectionreset')
  })
  await chooseFile(page, form(page).getByText('Choose a file'), media.film)
  await form(page).getByRole('button', { name: 'Add lecture' }).click()
  await expectToast(page, 'Lecture added successfully')
  expect(drops).toBe(1)
  await expect(page.getByRole('heading', { name: /A film on a bad line/ })).toBeVisible()
})

test('an upload that is cancelled leaves nothing behind, and another file can follow', async ({ page }) => {
  const begun: string[] = []
  const cancelled: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/uploads')) return
    if (request.method() === 'POST') begun.push(request.url())
    if (request.method() === 'DELETE') cancelled.push(request.url())
  })
  await page.route('**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' && cancelled.length === 0 ? undefined : route.continue(),
  )
  await chooseFile(page, form(page).getByText('Choose a file'), media.film)
  await expect(form(page).getByRole('progressbar')).toBeVisible()
  await expect.poll(() => begun.length).toBe(1)
  await form(page).getByRole('button', { name: 'Cancel' }).first().click()
  await expect(form(page).getByRole('progressbar')).toBeHidden()
  await expect.poll(() => cancelled.length).toBe(1)
  await chooseFile(page, form(page).getByText('Choose a file'), media.otherFilm)
  await form(page).getByRole('button', { name: 'Add lecture' }).click()
  await expectToast(page, 'Lecture added successfully')
})

test('a file of another kind is refused before a byte is sent', async ({ page }) => {
  await chooseFile(page, form(page).getByText('Choose a file'), media.narration)
  await expect(form(page).getByText('Invalid file type for video lecture')).toBeVisible()
  await form(page).getByRole('button', { name: 'Add lecture' }).click()
  await expect(form(page).getByText('Please fill all fields and upload a file').first()).toBeVisible()
})

test('a file that the server refuses for what it is is not offered again', async ({ page }) => {
  const retry = form(page).getByRole('button', { name: 'Retry' })
  let status = 404
  await page.route('**/api/uploads', (route) =>
    route.fulfill({ status, json: { message: `The server says ${status}` } }),
  )
  await chooseFile(page, form(page).getByText('Choose a file'), media.film)
  await expect(form(page).getByText('The server says 404')).toBeVisible()
  status = 413
  await retry.click()
  await expect(form(page).getByText('The server says 413')).toBeVisible()
  await expect(retry).toHaveCount(0)
  await form(page).getByRole('button', { name: 'Add lecture' }).click()
  await expectToast(page, 'The server says 413')
  await page.unroute('**/api/uploads')
  const chooser = page.waitForEvent('filechooser')
  await form(page).getByRole('button', { name: 'Replace' }).click()
  await (await chooser).setFiles(media.otherFilm)
  await form(page).getByRole('button', { name: 'Add lecture' }).click()
  await expectToast(page, 'Lecture added successfully')
})
