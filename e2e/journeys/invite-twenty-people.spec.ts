import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aCourse, anInstructor, aTitle } from '../support/made.ts'
import { newestMailTo } from '../support/mailbox.ts'
import { people } from '../support/people.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const PASSWORD = 'imisozi igihumbi 2026'

/** Twenty people as a school writes them down; the lines after the tenth have a fault each. */
function aClassList(course: string) {
  const run = randomUUID().slice(0, 8)
  const guests = Array.from({ length: 20 }, (_, n) => ({
    name: `Guest ${n + 1} ${run}`,
    email: `guest-${n + 1}-${run}@example.rw`,
  }))
  const lineOf = ({ name, email }: (typeof guests)[number], role = 'user') =>
    `${name},${email},${role},${course}`
  const sound = ['name,email,role,courses', ...guests.map((guest) => lineOf(guest))]
  const [, , , , , , , , , , eleventh, twelfth, thirteenth] = guests
  const faulty = sound
    .join('\n')
    .replace(eleventh?.email ?? '', 'guest-11.example.rw')
    .replace(lineOf(twelfth ?? { name: '', email: '' }), lineOf(twelfth ?? { name: '', email: '' }, 'admin'))
    .replace(`${thirteenth?.email},user,${course}`, `${thirteenth?.email},user,Nothing of ours`)
  return { guests, faulty, sound: sound.join('\n') }
}

async function chooseList(page: Page, text: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByText('Choose a file').click()
  await (await chooser).setFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
}

test('an admin invites twenty people by a list, one sets a password, is made instructor and gets a course', async ({
  page,
  browser,
  request,
}) => {
  // Two browsers and twenty letters.
  test.slow()
  const studied = await aCourse(request, await anInstructor(request), { title: aTitle('Letters and maps') })
  const taught = await aCourse(request, await anInstructor(request), { title: aTitle('Rivers of Rwanda') })
  const { guests, faulty, sound } = aClassList(studied.title)
  await signIn(page, people.admin)
  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'Invite' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  await dialog.getByRole('button', { name: 'A list' }).click()
  await chooseList(page, faulty)

  await expect(dialog.getByText('17 lines are ready. 3 lines are left out.')).toBeVisible()
  const lines = dialog.getByRole('row')
  await expect(lines.filter({ hasText: 'That is not an email address' })).toContainText('12')
  await expect(lines.filter({ hasText: 'Only a superadmin may invite admins' })).toContainText('13')
  await expect(lines.filter({ hasText: 'There is no course “Nothing of ours”' })).toContainText('14')
  await expectAccessible(page)
  await expectFits(page)

  await dialog.getByRole('button', { name: 'Change the list' }).click()
  await dialog.getByLabel('Or paste the list').fill(sound)
  await dialog.getByRole('button', { name: 'Check the list' }).click()
  await expect(dialog.getByText('20 lines are ready.')).toBeVisible()
  // A reload loses neither the list that was read nor, below, how far its mails are.
  await page.reload()
  await expect(dialog.getByText('20 lines are ready.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Invite 20 people' }).click()
  await expectToast(page, '20 invitations are on the way')
  await expect(dialog).toBeHidden()
  const sending = page.getByRole('region', { name: 'Sending of invitations' })
  await expect(sending).toBeVisible()
  await page.reload()
  await expect(sending).toBeVisible()
  await expect(sending.getByText('20 invitations are sent.')).toBeVisible({ timeout: 40_000 })
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(guests[4]?.email ?? '')
  await expect(page.getByRole('row').filter({ hasText: '@example.rw' })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: guests[4]?.email })).toContainText('Sent')
  await expectAccessible(page)
  await expectFits(page)

  const [keza = { name: '', email: '' }] = guests
  const letter = await newestMailTo(keza.email, /You are invited/)
  const link = /https?:\/\/[^\s"<]+\/setup\/open#[\w-]+/.exec(letter)?.[0] ?? ''
  const elsewhere = await browser.newContext({ viewport: page.viewportSize(), serviceWorkers: 'block' })
  const hers = await elsewhere.newPage()
  await hers.goto(link)
  await expect(hers.getByRole('heading', { name: 'Set up your account' })).toBeVisible()
  await expect(hers.getByText(`Your courses: ${studied.title}.`)).toBeVisible()
  await expectAccessible(hers)
  await expectFits(hers)
  await hers.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await hers.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await hers.getByRole('button', { name: 'Create my account' }).click()
  await expectToast(hers, 'Your account is ready. Welcome')
  await expect(hers).not.toHaveURL(/setup/)

  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(keza.email)
  await expect(page.getByRole('row').filter({ hasText: keza.email })).toContainText('Accepted')
  await page.getByRole('link', { name: keza.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: keza.name })).toBeVisible()
  const courses = page.getByRole('region', { name: 'Courses' })
  await expect(courses.getByRole('link', { name: studied.title })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('No payments yet.')
  await expect(page.getByRole('region', { name: 'Certificates' })).toContainText('No certificates yet.')
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: `Role ${keza.name}` }).click()
  await page.getByRole('radio', { name: /^Instructor/ }).check({ force: true })
  await page.getByRole('button', { name: 'Change to Instructor' }).click()
  await expect(page.getByText('Instructor', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: `Courses ${keza.name}` }).click()
  const assigning = page.getByRole('dialog', { name: `Assign courses to ${keza.name}` })
  await assigning.getByRole('searchbox', { name: 'Search courses' }).fill(taught.title)
  // The row stays where it is once those that were not looked for are gone.
  await expect(assigning.getByRole('checkbox')).toHaveCount(1)
  await assigning.getByRole('checkbox', { name: taught.title }).check({ force: true })
  await assigning.getByRole('button', { name: 'Assign 1 course' }).click()
  await expectToast(page, 'Course assigned successfully')
  await expect(courses.getByRole('listitem').filter({ hasText: taught.title })).toContainText('Teaches')

  await hers.goto('/instructor/courses')
  await expect(hers.getByRole('table', { name: 'My Courses' })).toContainText(taught.title)
  await elsewhere.close()
})
