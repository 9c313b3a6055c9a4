import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { aCourse, anInstructor, media } from '../support/made.ts'
import { people } from '../support/people.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

/** At the lectures of a course that has none. */
async function newCourse(page: Page, request: APIRequestContext) {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  await signIn(page, teacher)
  await page.goto(`/instructor/courses/${course._id}/lectures`)
  return { teacher, course }
}

const four = [media.film, media.narration, media.paper, media.deck]

test('four files become four lectures, named after their files, and one that fails does not hold the others up', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const { teacher, course } = await newCourse(page, request)
  await page.getByRole('button', { name: 'Add several files' }).click()
  const panel = page.getByRole('region', { name: 'Lecture form' })

  // The first upload of the recording fails, once.
  let refusals = 0
  await page.route('**/api/uploads', async (route) => {
    const isRecording = (route.request().headers()['upload-metadata'] ?? '').includes(
      Buffer.from(basename(media.narration)).toString('base64'),
    )
    if (!isRecording || refusals > 0) return route.continue()
    refusals += 1
    await route.fulfill({ status: 404, json: { message: 'Not today' } })
  })
  const chooser = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles([...four, media.picture])

  const rows = panel.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(panel.getByText('Invalid file type for document lecture')).toBeVisible()
  await panel.getByRole('button', { name: `Remove ${basename(media.picture)}` }).click()
  await expect(panel.getByText('Not today')).toBeVisible()
  await expect(panel.getByText('uploaded', { exact: false })).toHaveCount(3)
  await expectFits(page)
  await expectAccessible(page)

  const film = rows.filter({ hasText: basename(media.film) })
  await expect(film.getByLabel('Title')).toHaveValue('What a page is')
  await film.getByLabel('Title').fill('')
  await panel.getByRole('button', { name: 'Add 4 lectures' }).click()
  await expectToast(page, 'Please fill all fields and upload a file')
  await expect(film.getByLabel('Title')).toBeFocused()
  await film.getByLabel('Title').fill('What a page really is')
  await panel.getByRole('button', { name: 'Add 4 lectures' }).click()
  await expectToast(page, '4 lectures added successfully')
  await expect(panel).toBeHidden()

  const address = `GET /api/instructor/courses/${course._id}/lectures` as const
  const { lectures } = await ask<{ lectures: { title: string; lectureType: string }[] }>(request, address, {
    as: teacher,
  })
  expect(lectures.map(({ title, lectureType }) => [title, lectureType])).toEqual([
    ['A page you can hear', 'audio'],
    ['Paper to screens', 'document'],
    ['Sql sheet', 'document'],
    ['What a page really is', 'video'],
  ])
})

test('a cancelled file leaves nothing behind, and an admin adds the rest', async ({ page, request }) => {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  await signIn(page, people.admin)
  await page.goto(`/admin/course/${course._id}/add-lecture`)
  await page.getByRole('link', { name: 'Several files' }).click()
  const cancelled: string[] = []
  page.on('request', (sent) => sent.method() === 'DELETE' && cancelled.push(sent.url()))
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') await opened
    await route.continue().catch(() => {})
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles([media.film, media.paper])
  await expect(page.getByRole('progressbar')).toHaveCount(2)
  await page.getByRole('button', { name: `Cancel ${basename(media.film)}` }).click()
  await expect.poll(() => cancelled.length).toBe(1)
  open()
  await page.getByRole('button', { name: 'Add 1 lecture' }).click()
  await expectToast(page, 'Lecture added successfully')
  const address = `GET /api/instructor/courses/${course._id}/lectures` as const
  const { lectures } = await ask<{ lectures: { title: string }[] }>(request, address, { as: teacher })
  expect(lectures.map(({ title }) => title)).toEqual(['Sql sheet'])
})

test('one lecture after another is added without leaving the form', async ({ page, request }) => {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  await signIn(page, teacher)
  await page.goto(`/instructor/courses/${course._id}/lectures?add`)
  const panel = page.getByRole('region', { name: 'Lecture form' })
  await panel.getByRole('radio', { name: 'Document' }).check({ force: true })
  for (const title of ['The first sheet', 'The second sheet']) {
    await panel.getByLabel('Title').fill(title)
    await panel.getByLabel('Description').fill('A sheet.')
    const chooser = page.waitForEvent('filechooser')
    await panel.getByText('Choose a file').click()
    await (await chooser).setFiles(media.paper)
    await panel.getByRole('button', { name: 'Add and another' }).click()
    await expect(page.getByRole('heading', { name: new RegExp(title) })).toBeVisible()
    await expect(panel.getByLabel('Title')).toHaveValue('')
    await expect(panel.getByLabel('Title')).toBeFocused()
  }
})

/** As a person drags files in from another window and lets them go over the list. */
async function dropFiles(page: Page, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => ({ name: basename(path), base64: readFileSync(path).toString('base64') }))
  const dragged = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name))
    }
    return transfer
  }, files)
  const over = page.getByRole('main')
  await over.dispatchEvent('dragover', { dataTransfer: dragged })
  await expect(page.getByText('Drop the files here. Each becomes a lecture.')).toBeVisible()
  await over.dispatchEvent('drop', { dataTransfer: dragged })
}

test('files dropped anywhere on the page become lectures; while one lecture is written they are let fall', async ({
  page,
  request,
}) => {
  await newCourse(page, request)
  await expect(page.getByText('No lectures yet')).toBeVisible()
  await dropFiles(page, [media.paper])
  const rows = page.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await dropFiles(page, [media.deck])
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('Drop the files here.')).toBeHidden()
  await expect(page.getByText('uploaded', { exact: false })).toHaveCount(2)
  await page.getByRole('button', { name: 'Add 2 lectures' }).click()
  await expectToast(page, '2 lectures added successfully')

  await page.getByRole('button', { name: 'Add lecture' }).click()
  const panel = page.getByRole('region', { name: 'Lecture form' })
  await panel.getByLabel('Title').fill('Half written')
  const wasTaken = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'stray.pdf'))
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.body.dispatchEvent(drop)
    return drop.defaultPrevented
  })
  // Not the page's: and the browser does not open it in the page's place.
  expect(wasTaken).toBe(true)
  await expect(panel.getByLabel('Title')).toHaveValue('Half written')
})

test('of several files one that is not what its name says is told and not offered again', async ({
  page,
  request,
}) => {
  await newCourse(page, request)
  await page.getByRole('button', { name: 'Add several files' }).click()
  const panel = page.getByRole('region', { name: 'Lecture form' })
  const chooser = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles([
    { name: 'Notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('These are only words.') },
    { name: 'Paper.pdf', mimeType: 'application/pdf', buffer: readFileSync(media.paper) },
  ])
  await expect(panel.getByText('uploaded', { exact: false })).toHaveCount(2)
  await panel.getByRole('button', { name: 'Add 2 lectures' }).click()
  await expectToast(page, 'Lecture added successfully')
  await expect(panel.getByText('Invalid file type for video lecture')).toBeVisible()
  await expect(panel.getByText('added', { exact: false })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Retry' })).toHaveCount(0)
})
