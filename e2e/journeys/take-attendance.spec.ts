import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { aCourse, anInstructor, enrol } from '../support/made.ts'
import type { Person } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { readQr } from '../support/qr.ts'
import { settled } from '../support/settled.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

interface Stored {
  studentId: string
  present: boolean
  notes: string
  isCheckIn: boolean
}

/** A course with three students, and what the server knows of today. */
async function aClass(request: APIRequestContext) {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  const students = [
    await aStudent(request, 'Divine Iradukunda'),
    await aStudent(request, 'Fabrice Mugenzi'),
    await aStudent(request, 'Theo Gasana'),
  ] as const
  for (const student of students) await enrol(request, student, course)
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kigali' }).format(new Date())
  const stored = async () => {
    const { attendance } = await ask<{ attendance: Stored[] }>(
      request,
      `GET /api/instructor/attendance/${course._id}/${day}`,
      { as: teacher },
    )
    return attendance
  }
  const save = (records: object[], version?: number) =>
    ask(request, 'POST /api/instructor/attendance', {
      as: teacher,
      data: { courseId: course._id, date: day, attendanceRecords: records, version },
    })
  return { teacher, course, students, day, stored, save }
}

const row = (page: Page, { user }: Person) =>
  page.getByRole('list', { name: 'Students' }).getByRole('listitem').filter({ hasText: user.name })
const press = (page: Page, student: Person, side: 'Present' | 'Absent') =>
  row(page, student).getByRole('button', { name: side }).click()
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save attendance' })

async function signedInPage(browser: Browser, who: Person): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.ACADEMY_URL ?? '',
    timezoneId: 'Africa/Kigali',
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await signIn(page, who)
  return page
}

test('a class is marked without a line, through a reload, and arrives when the line is back', async ({
  page,
  context,
  request,
}) => {
  const { teacher, course, students, stored } = await aClass(request)
  const [first, second, third] = students
  await signIn(page, teacher)
  await page.goto(`/instructor/attendance/${course._id}`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect(page.getByRole('status').filter({ hasText: '3 not marked' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  // A slow phone whose page is left in the moment of the press: what was pressed is kept all the same.
  const reloaded = page.waitForEvent('load')
  const present = row(page, first).getByRole('button', { name: 'Present' })
  await present.evaluate((button) => {
    const BUSY_MS = 300
    if (button instanceof HTMLElement) button.click()
    setTimeout(() => {
      location.reload()
      for (const until = performance.now() + BUSY_MS; performance.now() < until; );
    })
  })
  await reloaded
  await settled(page)
  await expect(page.getByText('1 change not saved')).toBeVisible()

  await context.setOffline(true)
  await press(page, second, 'Present')
  await press(page, third, 'Absent')
  await saveButton(page).click()
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeVisible()
  expect(await stored()).toEqual([])
  await page.reload()
  await expect(page.getByText('Offline copy of')).toBeVisible()
  await expect(row(page, third).getByRole('button', { name: 'Absent' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await context.setOffline(false)
  await expect
    .poll(async () => (await stored()).map(({ present }) => present).sort())
    .toEqual([false, true, true])
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await page.getByRole('link', { name: 'Summary' }).click()
  await expect(page.getByText('66% present over 1 class day')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test('what another device has saved meanwhile is shown beside one’s own, and neither is lost unseen', async ({
  page,
  request,
}) => {
  const { teacher, course, students, stored, save } = await aClass(request)
  const [first, second] = students
  await signIn(page, teacher)
  await page.goto(`/instructor/attendance/${course._id}`)
  await press(page, first, 'Present')
  await press(page, second, 'Present')
  await save([
    { studentId: first.user._id, present: false, notes: 'Called in sick' },
    { studentId: second.user._id, present: false, notes: '' },
  ])
  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' })
  await expect(dialog.getByText('Absent: Called in sick')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('group', { name: second.user.name }).getByLabel('Yours').check()
  await dialog.getByRole('button', { name: 'Save these' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => (await stored()).find(({ studentId }) => studentId === second.user._id)?.present)
    .toBe(true)
  expect((await stored()).find(({ studentId }) => studentId === first.user._id)).toMatchObject({
    present: false,
    notes: 'Called in sick',
  })
})

test('the focus stays on what was pressed: Save, another day, and the views, which Back leads through', async ({
  page,
  request,
}) => {
  const { teacher, course, students, stored } = await aClass(request)
  await signIn(page, teacher)
  await page.goto(`/instructor/courses/${course._id}`)
  await page.getByRole('link', { name: 'Attendance', exact: true }).first().click()
  await expect(page.getByRole('status').filter({ hasText: '3 not marked' })).toBeVisible()

  // The keys hold from the moment of arriving.
  await page.keyboard.press('p')
  await expect(row(page, students[0]).getByRole('button', { name: 'Present' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(row(page, students[1]).getByRole('button', { name: 'Present' })).toBeFocused()
  await saveButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await expect(saveButton(page)).toBeFocused()
  await expect(saveButton(page)).toBeDisabled()
  expect(await stored()).toHaveLength(1)

  const previous = page.getByRole('button', { name: 'Previous day' })
  await previous.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/date=/)
  await expect(page.getByRole('status').filter({ hasText: '3 not marked' })).toBeVisible()
  await expect(previous).toBeFocused()
  const next = page.getByRole('button', { name: /^Next day/ })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '2 not marked' })).toBeVisible()
  await expect(next).toHaveAccessibleName('Next day, not yet')
  await expect(next).toBeFocused()

  // Each day keeps what was marked on it and not saved.
  const absent = row(page, students[0]).getByRole('button', { name: 'Absent' })
  await previous.click()
  await absent.click()
  await expect(page.getByText('1 change not saved')).toBeVisible()
  await next.click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await expect(absent).toHaveAttribute('aria-pressed', 'false')
  await previous.click()
  await expect(absent).toHaveAttribute('aria-pressed', 'true')
  await absent.click()
  await next.click()

  await page.getByRole('link', { name: 'Summary' }).click()
  await expect(page.getByText('100% present over 1 class day')).toBeVisible()
  await page.goBack()
  await expect(saveButton(page)).toBeVisible()
})

test('a student scans the code after logging in, another types it, and the screen fills', async ({
  page,
  browser,
  request,
}) => {
  // Four browsers.
  test.slow()
  const { teacher, course, students, stored } = await aClass(request)
  const [first, second] = students
  await signIn(page, teacher)
  await page.goto(`/instructor/attendance/${course._id}/check-in`)
  await page.getByRole('button', { name: 'Open check-in' }).click()
  await expect(page.getByText('0 of 3 present')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const picture = page.getByRole('img', { name: 'QR code to check in' })
  const scanning = await signedInPage(browser, first)
  // The phone's clock is two hours off.
  await scanning.clock.install({ time: Date.now() + 2 * 3_600_000 })
  await scanning.goto(await readQr(picture))
  await expect(scanning.getByText('You are checked in')).toBeVisible()
  await expectAccessible(scanning)
  await expect(page.getByText('1 of 3 present')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Checked in last' }).getByRole('link')).toHaveAttribute(
    'href',
    `/instructor/students/${course._id}/${first?.user._id}`,
  )

  const typing = await signedInPage(browser, second)
  await typing.goto('/check-in')
  await typing.getByLabel('Six digits').fill('000000')
  await typing.getByRole('button', { name: 'Check in' }).click()
  await expect(typing.getByText('This code does not hold any more').first()).toBeVisible()
  const digits = await page.getByText(/^\d{3} \d{3}$/).textContent()
  await typing.getByLabel('Six digits').fill(digits?.replace(' ', '') ?? '')
  await typing.getByRole('button', { name: 'Check in' }).click()
  await expect(typing.getByText('You are checked in')).toBeVisible()
  await expect(page.getByText('2 of 3 present')).toBeVisible()

  const old = await readQr(picture)
  await page.getByRole('button', { name: 'Close check-in' }).click()
  await expect(page.getByRole('button', { name: 'Open check-in' })).toBeVisible()
  const late = await signedInPage(browser, students[2])
  await late.goto(old)
  await expect(late.getByText('Check-in is closed')).toBeVisible()
  expect(await stored()).toHaveLength(2)
  expect((await stored()).every(({ isCheckIn }) => isCheckIn)).toBe(true)
})

test('a class of nobody has nobody to mark', async ({ page, request }) => {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  await signIn(page, teacher)
  await page.goto(`/instructor/attendance/${course._id}`)
  await expect(page.getByRole('heading', { name: 'No students yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Mark all/ })).toHaveCount(0)
  await expect(page.getByText('0 present')).toHaveCount(0)
})

test('the sheet on paper says its name once', async ({ page, request }) => {
  const { teacher, course } = await aClass(request)
  await signIn(page, teacher)
  await page.goto(`/instructor/attendance/${course._id}`)
  await expect(saveButton(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Attendance' })).toBeVisible()
  await expect(page.getByText(/Attendance/).filter({ visible: true })).toHaveCount(1)
})

test('whoever scans the code before logging in is led to the login screen and back', async ({
  page,
  browser,
  request,
}) => {
  const { teacher, course, students } = await aClass(request)
  await signIn(page, teacher)
  await page.goto(`/instructor/attendance/${course._id}/check-in`)
  await page.getByRole('button', { name: 'Open check-in' }).click()
  const address = await readQr(page.getByRole('img', { name: 'QR code to check in' }))
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const phone = await context.newPage()
  await phone.goto(address)
  await expect(phone).toHaveURL(/\/login$/)
  await phone.evaluate((token) => localStorage.setItem('token', token), students[0].token)
  await phone.reload()
  await expect(phone.getByText('You are checked in')).toBeVisible()
})
