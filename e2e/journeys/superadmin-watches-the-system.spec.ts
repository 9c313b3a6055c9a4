import { aLetterThatFails, mendLetter } from '../support/jobs-of-run.ts'
import { newestMailTo } from '../support/mailbox.ts'
import { people } from '../support/people.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

/** They share the run's queue: one after the other. */
test.describe.configure({ mode: 'serial' })

test('a superadmin sees that a job failed, tries it again, and it is done', async ({ page }, { project }) => {
  const name = `zawadi.${project.name}`
  const key = await aLetterThatFails(name)
  await signIn(page, people.superadmin)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('super admin dashboard')
  const panel = page.getByRole('region', { name: 'System' })
  await expect(panel.getByText('Uptime')).toBeVisible()
  await expect(panel.getByText(/Jobs? failed/)).toBeVisible()
  await panel.getByRole('link', { name: 'All figures' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System')
  const failed = page.getByRole('region', { name: 'Failed jobs' })
  const row = failed.getByRole('listitem').first()
  await expect(row).toContainText('a mail goes to one plain address')
  await expect(row).toContainText('1 try of 1')
  await expect(failed).not.toContainText('zawadi')
  await expect(page.getByRole('region', { name: 'By kind of call' })).toContainText('Read')
  await expect(page.getByRole('region', { name: 'The last hour' })).toContainText('answers')
  await expectAccessible(page)
  await expectFits(page)

  await mendLetter(key, `${name}@example.rw`)
  await row.getByRole('button', { name: /^Try again/ }).click()
  await expect(page.getByText('The job is tried again')).toBeVisible()
  expect(await newestMailTo(`${name}@example.rw`, /Welcome/)).toContain('Welcome to the academy.')
})

test('a failed job is dropped only when it is confirmed', async ({ page }, { project }) => {
  await aLetterThatFails(`keza.${project.name}`)
  await signIn(page, people.superadmin)
  await page.goto('/admin/system')
  const failed = page.getByRole('region', { name: 'Failed jobs' })
  const drop = failed.getByRole('button', { name: /^Drop/ }).first()
  await drop.click()
  const dialog = page.getByRole('alertdialog', { name: 'Drop send-mail?' })
  await expect(dialog).toContainText('is not done')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(drop).toBeVisible()
  await drop.click()
  await dialog.getByRole('button', { name: 'Drop job' }).click()
  await expect(page.getByText('The job was dropped')).toBeVisible()
})

test('an admin sees no figures', async ({ page }) => {
  await signIn(page, people.admin)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Recent submissions' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'System' })).toHaveCount(0)
})
