import { ask, logIn } from '../support/api.ts'
import { aClass, address, field, phoneOf, send, thread, write } from '../support/conversations.ts'
import { people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

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

  await page.reload()
  const online = page.getByText('Online', { exact: true })
  await expect(online).not.toHaveCount(0)
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
  await expect(online).toHaveCount(0)
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

test('whom to write to can be chosen above a list of people that is longer than its dialog', async ({
  page,
}) => {
  await signIn(page, people.admin)
  await page.goto('/messages')
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 480 })
  await page.getByRole('button', { name: 'New conversation' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New conversation' })
  await expect(dialog.getByRole('list')).toBeVisible()
  const room = (await dialog.getByRole('group', { name: 'Whom to write to' }).boundingBox())?.height ?? 0
  const chip =
    (await dialog.getByRole('button', { name: 'Course members' }).boundingBox())?.height ?? Infinity
  expect(room).toBeGreaterThanOrEqual(chip)
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
