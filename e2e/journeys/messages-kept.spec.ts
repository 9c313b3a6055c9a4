import type { Page } from '@playwright/test'
import { ask, logIn } from '../support/api.ts'
import { aClass, address, field, phoneOf, send, thread, write } from '../support/conversations.ts'
import { goOnWriting } from '../support/long-conversation.ts'
import { people } from '../support/people.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

test('a long conversation opens at its end, brings older messages above without moving, and is searched', async ({
  page,
  request,
}) => {
  const { course, one, teacher } = await aClass(request)
  const admin = await logIn(request, people.admin)
  expect(admin.user._id).not.toBe(one.user._id)
  // Thirty a minute is what one may send: both write.
  for (let number = 1; number <= 28; number += 1) {
    await write(request, teacher, one, course._id, `From the teacher, number ${number}.`)
    await write(request, one, teacher, course._id, `From the student, number ${number}.`)
  }
  await signIn(page, one)
  await page.goto(address(teacher, course._id))
  await expect(thread(page).getByText('From the student, number 28.')).toBeInViewport()
  await expect(thread(page).getByText('From the teacher, number 1.')).toHaveCount(0)
  const mark = thread(page).getByText('From the teacher, number 5.')
  await mark.scrollIntoViewIfNeeded()
  await expect(thread(page).getByText('From the teacher, number 1.')).toHaveCount(1)
  await expect(mark).toBeInViewport()

  await page.goto('/messages')
  await page.getByLabel('Search conversations and messages').fill('teacher, number 2.')
  await page
    .getByRole('region', { name: /Messages with/ })
    .getByRole('link')
    .first()
    .click()
  await expect(thread(page).getByText('From the teacher, number 2.')).toBeInViewport()
})

test('a found message of long ago is opened where it stands, read on in both directions, and left for the newest', async ({
  page,
  request,
}) => {
  const { course, one, other } = await aClass(request)
  await write(request, other, one, course._id, 'The very first words about glaze')
  await goOnWriting({ from: other.user, to: one.user, course }, 60, 'Early')
  await write(request, one, other, course._id, 'The kiln of Huye')
  await goOnWriting({ from: other.user, to: one.user, course }, 200, 'Late')
  await write(request, other, one, course._id, 'Not read yet')
  await signIn(page, one)
  const asked: string[] = []
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url())
    if (pathname === `/api${address(other, course._id)}`) asked.push(search)
  })
  await page.goto('/messages?q=kiln')
  const found = page.getByRole('region', { name: /Messages with/ }).getByRole('link')
  await found.click()
  const kiln = thread(page).getByText('The kiln of Huye')
  await expect(kiln).toBeInViewport()
  await expect(thread(page).locator('[data-found]')).toHaveText(/The kiln of Huye/)
  expect(asked.filter((query) => query.includes('before'))).toEqual([])
  await expect(thread(page).getByText('Late 200', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
  // Who looks at what was written long ago has not read what is new.
  const unread = async () =>
    (await ask<{ unreadCount: number }>(request, 'GET /api/messages/conversations', { as: one })).unreadCount
  expect(await unread()).toBe(1)

  await test.step('older ones come above, newer ones below, and what is read stays in its place', async () => {
    await thread(page).getByText('Early 40', { exact: true }).scrollIntoViewIfNeeded()
    await expect(thread(page).getByText('The very first words about glaze')).toHaveCount(1)
    const low = thread(page).getByText('Late 20', { exact: true })
    await low.scrollIntoViewIfNeeded()
    await expect(thread(page).getByText('Late 40', { exact: true })).toHaveCount(1)
    await expect(low).toBeInViewport()
  })

  await test.step('the newest are one press away, also after a reload', async () => {
    await page.reload()
    await expect(kiln).toBeInViewport()
    await page.getByRole('button', { name: 'Jump to newest' }).click()
    await expect(thread(page).getByText('Not read yet')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Jump to newest' })).toHaveCount(0)
    await expect(page).not.toHaveURL(/message=/)
    await expect.poll(unread).toBe(0)
  })

  await test.step('reading on down to the newest ends there', async () => {
    await page.goBack()
    await page.goto(`/messages?q=kiln`)
    await found.click()
    await expect(kiln).toBeInViewport()
    const end = thread(page).getByText('Not read yet')
    await expect(async () => {
      await thread(page).evaluate((list) => list.scrollBy({ top: 1_500 }))
      await expect(end).toBeInViewport({ timeout: 250 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Jump to newest' })).toHaveCount(0)
    await field(page, other).fill('Now I write')
    await send(page)
    await expect(thread(page).getByText('Now I write')).toBeInViewport()
  })
})

test('whom one has blocked stands in the settings, and is unblocked there', async ({ page, request }) => {
  const { course, one, other } = await aClass(request)
  await write(request, other, one, course._id, 'Hey, you')
  await signIn(page, one)
  await page.goto('/account/settings')
  const blocked = page.getByRole('region', { name: 'Blocked people' })
  await expect(blocked.getByText('You have blocked nobody.')).toBeVisible()
  await page.goto(address(other, course._id))
  await page.getByRole('button', { name: /More about the conversation/ }).click()
  await page.getByRole('menuitem', { name: `Block ${other.user.name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText('You have blocked this person')).toBeVisible()
  const refused = async () =>
    (await write(request, other, one, course._id, 'x').catch((error) => error.message)) as string
  expect(await refused()).toContain('This person does not take messages from you')

  await page.goto('/account/settings')
  await expect(blocked.getByRole('listitem').filter({ hasText: other.user.name })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  // The page comes with the answer, were it not refused as well.
  const refusals = /\/api\/(messages\/blocks|page)\b/
  await page.route(refusals, (route) => route.abort())
  await page.reload()
  await expect(blocked.getByRole('alert')).toBeVisible()
  await page.unroute(refusals)
  await blocked.getByRole('button', { name: 'Retry' }).click()
  await blocked.getByRole('button', { name: `Unblock ${other.user.name}` }).click()
  await expect(page.getByText('This person can write to you again')).toBeVisible()
  await expect(blocked.getByText('You have blocked nobody.')).toBeVisible()
  await write(request, other, one, course._id, 'Hello again')
})

test('a picture and a file go with messages, also without a word', async ({ page, browser, request }) => {
  const { course, one, other } = await aClass(request)
  await signIn(page, one)
  await page.goto(address(other, course._id))
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles({ name: 'notes.exe', mimeType: 'x/y', buffer: Buffer.from('MZ') })
  await expect(page.getByText(/^Please select a picture/)).toBeVisible()
  await choose.setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: Buffer.alloc(0) })
  await expect(page.getByText('This file is empty')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()

  await choose.setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: await aPng(page) })
  await expect(page.getByRole('button', { name: 'Remove board.png' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove board.png' })).toBeVisible()
  await send(page)
  await expect(thread(page).getByRole('img', { name: 'board.png' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove board.png' })).toBeHidden()

  const phone = await phoneOf(browser, other)
  await phone.goto('/messages')
  await expect(phone.getByText('Picture', { exact: true })).toBeVisible()
  await phone.getByRole('link', { name: one.user.name }).click()
  const picture = thread(phone).getByRole('img', { name: 'board.png' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(120)
  await expectAccessible(phone)
  await expectFits(phone)
  await phone
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: aPdf() })
  await field(phone, one).fill('The plan')
  await expect(phone.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible()
  await send(phone)
  const download = page.waitForEvent('download')
  await thread(page)
    .getByRole('link', { name: /plan\.pdf/ })
    .click()
  expect((await download).suggestedFilename()).toBe('plan.pdf')
  await phone.context().close()
})

/** Drawn by the browser, so that it has real bytes. */
async function aPng(page: Page): Promise<Buffer> {
  const text = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 120
    canvas.height = 80
    const paint = canvas.getContext('2d')
    paint?.fillRect(10, 10, 60, 40)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(text, 'base64')
}

const aPdf = () =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
