import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { ask, logIn } from '../support/api.ts'
import { goOnWriting } from '../support/long-conversation.ts'
import { aCourse, anInstructor, enrol } from '../support/made.ts'
import { type Person, people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Two classmates and who teaches them. */
async function aClass(request: APIRequestContext) {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  const [one, other] = [await aStudent(request, 'Divine Iradukunda'), await aStudent(request, 'Theo Gasana')]
  for (const student of [one, other]) await enrol(request, student, course)
  return { teacher, course, one, other }
}

async function phoneOf(browser: Browser, who: Person): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.ACADEMY_URL ?? '',
    viewport: { width: 390, height: 844 },
    timezoneId: 'Africa/Kigali',
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await signIn(page, who)
  return page
}

const write = (
  request: APIRequestContext,
  as: Person,
  to: Person,
  courseId: string | null,
  content: string,
) => ask(request, 'POST /api/messages/send', { as, data: { receiverId: to.user._id, courseId, content } })
const address = (with_: Person, courseId: string | null) => `/messages/${with_.user._id}/${courseId}`
const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })
const field = (page: Page, { user }: Person) => page.getByLabel(`Message to ${user.name}`)
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

test('two phones talk through a dropped line: what is typed stays, what is sent goes once and in order', async ({
  page,
  context,
  browser,
  request,
}) => {
  const { course, one, other } = await aClass(request)
  await signIn(page, one)
  await page.goto('/messages')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect(page.getByText('No conversations yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New conversation' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New conversation' })
  await expect(dialog.getByRole('button', { name: other.user.name })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: other.user.name }).click()
  await expect(page.getByText('Conversation started!')).toBeVisible()
  await expect(page).toHaveURL(address(other, course._id))
  await field(page, other).fill('Good morning')
  await send(page)
  await expect(thread(page).getByText('Sent')).toBeVisible()

  const phone = await phoneOf(browser, other)
  await phone.goto('/courses')
  await expect(phone.getByRole('link', { name: 'Messages 1 unread' })).toBeVisible()
  await phone.getByRole('link', { name: 'Messages 1 unread' }).click()
  await phone.getByRole('link', { name: one.user.name }).click()
  await expect(thread(phone).getByText('1 new message')).toBeVisible()
  await expect(thread(phone).getByText('Good morning')).toBeVisible()
  await expect(thread(page).getByText('Read')).toBeVisible()
  await expectAccessible(phone)
  await expectFits(phone)

  await context.setOffline(true)
  for (const content of ['First without a line', 'Second without a line']) {
    await field(page, other).fill(content)
    await send(page)
    await expect(thread(page).getByText(content)).toBeVisible()
  }
  await expect(thread(page).getByText('Waiting to be sent').first()).toBeVisible()
  await field(page, other).fill('Not finished yet')
  await page.reload()
  await expect(thread(page).getByText('Good morning')).toBeVisible()
  await expect(thread(page).getByText('Second without a line')).toBeVisible()
  await expect(field(page, other)).toHaveValue('Not finished yet')
  await expect(thread(phone).getByText('First without a line')).toBeHidden()

  await context.setOffline(false)
  await expect(thread(phone).getByText('Second without a line')).toBeVisible()
  await expect(thread(page).getByText('Waiting to be sent')).toHaveCount(0)
  const { messages } = await ask<{ messages: { content: string }[] }>(
    request,
    `GET /api/messages/${other.user._id}/${course._id}`,
    { as: one },
  )
  expect(messages.map(({ content }) => content)).toEqual([
    'Good morning',
    'First without a line',
    'Second without a line',
  ])

  await field(phone, one).fill('Read https://example.rw/notes and <b>tell me</b>')
  await send(phone)
  await expect(thread(page).getByRole('link', { name: 'https://example.rw/notes' })).toHaveAttribute(
    'rel',
    /noopener/,
  )
  await expect(thread(page).getByText('<b>tell me</b>')).toBeVisible()
  await expectFits(page)
  await phone.context().close()
})

test('an admin writes, it stands above all, and the student cannot reply', async ({ page, request }) => {
  const student = await aStudent(request)
  const admin = await logIn(request, people.admin)
  await write(
    request,
    admin,
    student,
    null,
    `The lab is closed on Friday. ${'Online lectures stay open. '.repeat(5)}`,
  )
  await signIn(page, student)
  await page.goto('/messages')
  const pinned = page.getByRole('region', { name: /From the academy/ })
  await expect(pinned.getByText(/^The lab is closed on Friday\..{50,}…$/)).toBeVisible()
  await expectAccessible(page)
  await pinned.getByRole('link').click()
  await expect(page.getByText('You cannot reply to admin messages.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/)
  await expect(field(page, admin)).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
})

test('a reported message: the admins see it and what stands around it, and nothing else', async ({
  page,
  browser,
  request,
}) => {
  const { course, one, other } = await aClass(request)
  for (let number = 1; number <= 13; number += 1)
    await write(request, other, one, course._id, `Word number ${number}.`)
  await signIn(page, one)
  await page.goto(address(other, course._id))
  await page.getByRole('button', { name: /More about the conversation/ }).click()
  await page.getByRole('menuitem', { name: 'Report a message' }).click()
  await expectAccessible(page)
  await thread(page).getByRole('button', { name: 'Word number 7.' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this message' })
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(dialog.getByText('Please say what is wrong with this message')).toBeVisible()
  const reason = `It is rude ${course.title}`
  await dialog.getByLabel('What is wrong with it?').fill(reason)
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(page.getByText('Thank you. An admin looks at this message.')).toBeVisible()

  const context = await browser.newContext({
    baseURL: process.env.ACADEMY_URL ?? '',
    serviceWorkers: 'block',
  })
  const desk = await context.newPage()
  await signIn(desk, people.admin)
  await desk.goto('/admin/message-reports?state=open')
  await desk.getByRole('row').filter({ hasText: reason }).getByRole('link', { name: other.user.name }).click()
  const shown = desk.getByRole('region', { name: 'The message and those around it' })
  await expect(shown.getByRole('listitem')).toHaveCount(11)
  await expect(shown.getByText('Word number 1.', { exact: true })).toBeHidden()
  await expect(shown.getByText('Word number 13.')).toBeHidden()
  await expectAccessible(desk)
  await expectFits(desk)
  await desk.getByRole('button', { name: 'Close report' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Close report' }).click()
  await expect(desk.getByText('Report closed')).toBeVisible()
  await context.close()
})

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
  await page.route('**/api/messages/blocks', (route) => route.abort())
  await page.reload()
  await expect(blocked.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/messages/blocks')
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
