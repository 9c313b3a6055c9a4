import { people } from '../support/people.ts'
import { expect, signIn, test } from '../support/test.ts'

test('of two who change the settings at once nobody loses what they typed, nor takes back the other’s', async ({
  page,
}) => {
  await signIn(page, people.superadmin)
  const second = await page.context().newPage()
  for (const one of [page, second]) {
    await one.goto('/admin/settings')
    await expect(one.getByLabel('Instagram')).not.toHaveValue('')
  }
  const save = (one: typeof page) => one.getByRole('button', { name: 'Save settings' }).click()
  const [instagram, discord] = await Promise.all(
    ['Instagram', 'Discord'].map((label) => page.getByLabel(label).inputValue()),
  )
  await page.getByLabel('Instagram').fill('https://instagram.com/hers')
  await save(page)
  await expect(page.getByText('Settings saved')).toBeVisible()

  await second.getByLabel('Discord').fill('https://discord.gg/his')
  await save(second)
  await expect(second.getByText('Somebody else saved the settings meanwhile.').first()).toBeVisible()
  await second.getByRole('button', { name: 'Show what is saved' }).click()
  await expect(second.getByLabel('Instagram')).toHaveValue('https://instagram.com/hers')
  await expect(second.getByLabel('Discord')).toHaveValue('https://discord.gg/his')
  await save(second)
  await expect(second.getByText('Settings saved')).toBeVisible()
  await second.reload()
  await expect(second.getByLabel('Instagram')).toHaveValue('https://instagram.com/hers')
  await expect(second.getByLabel('Discord')).toHaveValue('https://discord.gg/his')

  await second.getByLabel('Instagram').fill(instagram ?? '')
  await second.getByLabel('Discord').fill(discord ?? '')
  await save(second)
  await expect(second.getByText('Settings saved')).toBeVisible()
})
