import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { aCourse, aLecture, anInstructor, aTitle, enrol } from '../support/made.ts'
import { people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { settled } from '../support/settled.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

async function aClass(request: APIRequestContext) {
  const teacher = await anInstructor(request, 'Grace Mukamana')
  const course = await aCourse(request, teacher)
  await aLecture(request, teacher, course)
  const [aline, eric] = [await aStudent(request, 'Aline Uwase'), await aStudent(request, 'Eric Mugisha')]
  for (const one of [aline, eric]) await enrol(request, one, course)
  return { teacher, course, aline, eric }
}

/** Another computer, of the same width. */
async function aDesk(browser: Browser, page: Page, who: Parameters<typeof signIn>[1]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.ACADEMY_URL ?? '',
    serviceWorkers: 'block',
    viewport: page.viewportSize(),
  })
  const desk = await context.newPage()
  await signIn(desk, who)
  return desk
}

const bellOf = (page: Page) => page.locator('header').getByRole('button', { name: /^Notifications/ })
const readersOf = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Read by' })

test('announcement to a course: an open page hears of it, it is read pinned on the course, and counted', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000)
  const { teacher, course, aline, eric } = await aClass(request)
  await signIn(page, aline)
  await page.goto('/about')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')

  const desk = await aDesk(browser, page, teacher)
  await test.step('the instructor writes from the home of the course', async () => {
    await desk.goto(`/instructor/courses/${course._id}`)
    await desk.getByRole('link', { name: 'Announce', exact: true }).click()
    await expect(desk.getByRole('combobox', { name: 'Course' })).toHaveValue(course.title)
    await expect(desk.getByText('2 people will get it')).toBeVisible()
    await desk.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(desk.getByText('Please write a title in one line').first()).toBeVisible()
    await expect(desk.getByLabel('Title')).toBeFocused()
    await desk.getByLabel('Title').fill('Bring your laptop on Friday')
    await desk.getByLabel('Text').fill('The room: https://example.rw/room-4.\n<b>Not bold</b>')
    await desk.reload()
    await expect(desk.getByText('This is the draft kept on this device.')).toBeVisible()
    await expect(desk.getByLabel('Title')).toHaveValue('Bring your laptop on Friday')
    const words = desk.getByRole('region', { name: 'What they read' })
    await expect(words.getByRole('link', { name: /example\.rw\/room-4/ })).toBeVisible()
    await desk.getByRole('checkbox', { name: 'Pin it on the course’s page' }).check()
    await settled(desk)
    await expectAccessible(desk)
    await expectFits(desk)
  })
  await test.step('what could not be sent stays as it was written', async () => {
    await desk.route('**/api/announcements', (route) =>
      route.fulfill({ status: 503, json: { message: 'The academy is being updated' } }),
    )
    await desk.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(desk.getByText('The academy is being updated').first()).toBeVisible()
    await expect(desk.getByLabel('Title')).toHaveValue('Bring your laptop on Friday')
    await desk.unroute('**/api/announcements')
  })
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Bring your laptop on Friday' })).toBeVisible()

  await test.step('the bell of the open page rings', async () => {
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')
  })
  await expect(readersOf(desk)).toContainText('0 of 2 have read it')

  await test.step('it stands pinned above the lectures until she has got it', async () => {
    await page.goto(`/course/study/${course._id}`)
    const pinned = page.getByRole('region', { name: 'Announcements' })
    await expect(pinned.getByRole('link', { name: 'Bring your laptop on Friday' })).toBeVisible()
    await expect(pinned.getByText('<b>Not bold</b>')).toBeVisible()
    await settled(page)
    await expectAccessible(page)
    await expectFits(page)
    await pinned.getByRole('button', { name: /^Got it/ }).click()
    await expect(pinned.getByRole('button', { name: /^Got it/ })).toHaveCount(0)
    await expect(pinned.getByRole('link', { name: 'Bring your laptop on Friday' })).toBeFocused()
    await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  })
  await expect(readersOf(desk)).toContainText('1 of 2 have read it')

  await test.step('from the bell it opens whole, and is read', async () => {
    const phone = await aDesk(browser, page, eric)
    await phone.goto('/about')
    await bellOf(phone).click()
    await phone.getByRole('link', { name: /Bring your laptop on Friday/ }).click()
    await expect(phone).toHaveURL(/\/announcements\/[0-9a-f]{24}$/)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Bring your laptop on Friday')
    const link = phone.getByRole('link', { name: /example\.rw\/room-4/ })
    await expect(link).toHaveAttribute('href', 'https://example.rw/room-4')
    await expect(phone.getByText('<b>Not bold</b>')).toBeVisible()
    await settled(phone)
    await expectAccessible(phone)
    await expectFits(phone)
    await phone.getByRole('link', { name: 'All announcements of this course' }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(course.title)
    await expect(phone.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await phone.context().close()
  })
  await expect(readersOf(desk)).toContainText('2 of 2 have read it')

  await test.step('the pin ends, and the whole of it is taken down', async () => {
    await desk.getByRole('button', { name: 'Unpin' }).click()
    await expect(desk.getByText('Not pinned.')).toBeVisible()
    await settled(desk)
    await expectAccessible(desk)
    await expectFits(desk)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Announcements' })).toHaveCount(0)
    await desk.getByRole('button', { name: 'Take down' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click()
    await expect(desk.getByText('Taken down', { exact: true }).first()).toBeVisible()
    await page.goto(desk.url().replace('/instructor', ''))
    await expect(page.getByText('This announcement is not here any more')).toBeVisible()
  })
  await desk.context().close()
})

test('an announcement that waits for its time is changed, and deleted before anybody hears of it', async ({
  page,
  request,
}) => {
  const { teacher, course } = await aClass(request)
  await signIn(page, teacher)
  const title = aTitle('The results are out')
  await page.goto(`/instructor/announcements/new?course=${course._id}`)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Text').fill('Look under Quizzes.')
  await page.getByRole('radio', { name: 'At a time' }).check()
  await page.getByLabel('Day and time in Kigali').fill('2020-01-01T08:00')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Please choose a time that is still to come').first()).toBeVisible()
  const tomorrow = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10)
  await page.getByLabel('Day and time in Kigali').fill(`${tomorrow}T08:30`)
  await expect(page.getByText(/It leaves on .*, 8:30 AM, Kigali time/)).toBeVisible()
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Your announcement is scheduled')).toBeVisible()

  await test.step('it waits in the list', async () => {
    await page.goto('/instructor/announcements?state=scheduled')
    await expect(page.getByRole('main').getByText('Scheduled').last()).toBeVisible()
    await settled(page)
    await expectAccessible(page)
    await expectFits(page)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Title')).toHaveValue(title)
  })
  await test.step('it is changed', async () => {
    await page.getByLabel('Title').fill(`${title}, and good`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue(`${title}, and good`)
    await expect(page.getByText('This is the draft kept on this device.')).toHaveCount(0)
  })
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete announcement' }).click()
  await expect(page).toHaveURL('/instructor/announcements')
  await expect(page.getByRole('heading', { name: 'Nothing was announced yet' })).toBeVisible()
})

test('an admin tells a role, and is asked before that many are told', async ({ page, browser }) => {
  await signIn(page, people.admin)
  const title = aTitle('The academy closes at noon')
  await page.goto('/admin/announcements')
  await page.getByRole('link', { name: 'New announcement' }).filter({ visible: true }).first().click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Text').fill('On Friday alone.')
  await page.getByRole('radio', { name: /One role/ }).check()
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Admins')
  await expect(page.getByText(/\d+ (person|people) will get it/)).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByRole('heading', { name: /^Send to \d+ (person|people)\?$/ })).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await asked.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const desk = await aDesk(browser, page, people.superadmin)
  await desk.goto('/announcements')
  await desk.getByRole('link', { name: new RegExp(title) }).click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(readersOf(page)).toContainText(/[1-9]\d* of \d+ (have|person has) read it/)
  await desk.context().close()
})
