import { ROLE_NOTES } from '@academy/contract/notifications/notes'
import * as USER_MESSAGES from '@academy/contract/users/messages'
import type { APIRequestContext, Page } from '@playwright/test'
import { ask, logIn } from '../support/api.ts'
import { aTitle } from '../support/made.ts'
import { type Person, people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'
import { expectWholeToast } from '../support/toasts.ts'

const becomes = async (request: APIRequestContext, person: Person, role: 'user' | 'instructor' | 'admin') =>
  ask(request, `PUT /api/user/role/${person.user._id}`, {
    as: await logIn(request, people.superadmin),
    data: { role, mainrole: '' },
  })

async function anAdmin(request: APIRequestContext): Promise<Person> {
  const person = await aStudent(request, aTitle('Diane Ingabire'))
  await becomes(request, person, 'admin')
  return person
}

/** Everybody's list, searched for one person whom nobody but admins know. */
async function openUsers(page: Page, request: APIRequestContext): Promise<Person> {
  const known = await aStudent(request, aTitle('Pascal Nshimiyimana'))
  await page.goto('/admin/users')
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(known.user.email)
  await expect(page.getByRole('link', { name: known.user.name })).toBeVisible()
  return known
}

/** Neither on the screen nor anywhere on the device. */
async function expectNothingOf(page: Page, { user }: Person): Promise<void> {
  await expect(page.getByText(user.name)).toHaveCount(0)
  await expect(page.getByText(user.email)).toHaveCount(0)
  const kept = () => page.evaluate(everythingKept)
  await expect.poll(kept).not.toContain(user.name)
  expect(await kept()).not.toContain(user.email)
}

/** Runs in the page. */
async function everythingKept(): Promise<string> {
  const found: unknown[] = [{ ...localStorage }, document.title]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if (new URL(request.url).pathname.startsWith('/api/'))
        found.push(request.url, await (await cache.match(request))?.text())
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    for (const store of db.objectStoreNames) {
      found.push(
        await new Promise((resolve) => {
          const all = db.transaction(store).objectStore(store).getAll()
          all.onsuccess = () => resolve(all.result)
        }),
      )
    }
    db.close()
  }
  return JSON.stringify(found)
}

test('an admin is demoted while the users are open: the page says so by itself and lets go of everything', async ({
  page,
  request,
}) => {
  const diane = await signIn(page, await anAdmin(request))
  const known = await openUsers(page, request)
  await page.keyboard.press('Control+k')
  const find = page.getByRole('dialog', { name: 'Quick find' })
  await find.getByRole('combobox').fill(known.user.name)
  await find.getByRole('group', { name: 'People' }).getByRole('option').first().click()
  await expect(find).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('link', { name: known.user.name })).toBeVisible()
  expect(await page.evaluate(everythingKept)).toContain(known.user.name)

  await becomes(request, diane, 'user')
  await expectWholeToast(page, USER_MESSAGES.roleChanged)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toHaveCount(0)
  await expectNothingOf(page, known)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.goto('/admin/users')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByText(ROLE_NOTES.student),
  ).toBeVisible()
})

test('an admin who becomes an instructor is led to what instructors see', async ({ page, request }) => {
  const diane = await signIn(page, await anAdmin(request))
  const known = await openUsers(page, request)
  await becomes(request, diane, 'instructor')
  await expectWholeToast(page, USER_MESSAGES.roleChanged)
  await expect(page).toHaveURL('/')
  await expectNothingOf(page, known)
  await page.goto('/instructor/courses')
  await expect(page).toHaveURL('/instructor/courses')
})

test('without a live line the next act of a demoted admin says so', async ({ page, request }) => {
  // Nor what asks now and then in its place.
  await page.route(/\/api\/(events|notifications)/, (route) => route.abort())
  const diane = await signIn(page, await anAdmin(request))
  const known = await openUsers(page, request)
  await becomes(request, diane, 'user')
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('somebody else')
  await expectWholeToast(page, USER_MESSAGES.roleChanged)
  await expect(page).toHaveURL('/')
  await expectNothingOf(page, known)
})

test('an admin is deleted while the users are open: signed out at once, and nothing stays', async ({
  page,
  request,
}) => {
  const diane = await signIn(page, await anAdmin(request))
  const known = await openUsers(page, request)
  await ask(request, `DELETE /api/user/${diane.user._id}`, { as: await logIn(request, people.superadmin) })
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expectNothingOf(page, known)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a superadmin deletes several people; who is refused is named and stays', async ({ page, request }) => {
  const [one, two] = [
    await aStudent(request, aTitle('Solange Uwera')),
    await aStudent(request, aTitle('Solange Uwera')),
  ]
  await signIn(page, people.superadmin)
  await page.goto('/admin/users?q=Solange')
  for (const { user } of [one, two])
    await page.getByRole('checkbox', { name: new RegExp(user.name) }).check({ force: true })
  await page.getByRole('button', { name: 'Delete 2' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('heading', { name: 'Delete 2 people?' })).toBeVisible()
  await expect(dialog.getByText('Lost for good, with every sign-in:')).toBeVisible()
  await expect(dialog.getByText('Stays, shown as “Deleted user”:')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete 2' }).click()
  await expectWholeToast(page, '2 users deleted')
  for (const { user } of [one, two]) await expect(page.getByText(user.name)).toHaveCount(0)
})

test('an admin who opens a superadmin’s page by its address is told so', async ({ page }) => {
  await signIn(page, people.admin)
  await page.goto('/admin/settings')
  await expect(page.getByRole('heading', { name: 'Only a superadmin may open this page' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('link', { name: 'To the dashboard' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
})
