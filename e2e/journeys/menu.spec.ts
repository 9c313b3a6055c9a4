import { logIn } from '../support/api.ts'
import { anInstructor } from '../support/made.ts'
import { people } from '../support/people.ts'
import { aStudent } from '../support/provider.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('the phone’s menu leads everywhere, closes behind one, and gives the focus back on Esc', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'laptops have the links in the header')
  await page.goto('/')
  const burger = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  // Home is drawn before its script has come; a tap that nobody heard yet is made again.
  await expect(async () => {
    await burger.click({ timeout: 1_000 })
    await expect(menu).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(burger).toBeFocused()

  await burger.click()
  await menu.getByRole('link', { name: 'Courses' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()

  await burger.click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(menu).toBeHidden()
})

test('the header names Login for visitors and Account for members, who log out from it', async ({
  page,
  isMobile,
  request,
}) => {
  await page.goto('/about')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(links).toHaveText(['Home', 'Courses', 'About', 'Login'])
  // Whoever registers, or has forgotten a password, is in the place of the login.
  await page.goto('/register')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(links.filter({ hasText: 'Login' })).toHaveAttribute('aria-current', 'true')

  await signIn(page, await aStudent(request))
  await page.goto('/about')
  await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Your menu' }).click()
  await expect(links.filter({ hasText: 'Account' })).toBeVisible()
  await expect(links.filter({ hasText: 'Login' })).toBeHidden()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logged Out')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('who logs out leaves no name of a page behind', async ({ page, request }) => {
  await signIn(page, await aStudent(request))
  await page.setViewportSize({ width: 800, height: 300 })
  await page.goto('/account')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await settled(page)
  // How far one was down which page.
  const places = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^scroll/.test(key)))
  expect(await places()).toEqual([])
})

test('an instructor who logs out of the portal ends at home', async ({ page, isMobile, request }) => {
  await signIn(page, await anInstructor(request))
  await page.goto('/instructor/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logged Out')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a menu whose code does not come leaves its page as it is, and opens when it comes', async ({
  page,
  request,
}) => {
  const { user } = await logIn(request, people.busyStudent)
  let isLineGone = true
  let dropped = 0
  await page.route('**/assets/*.js', async (route) => {
    const reply = await route.fetch()
    if (isLineGone && (await reply.text()).includes('pop-line')) {
      dropped += 1
      await route.abort()
    } else await route.fulfill({ response: reply })
  })
  await signIn(page, people.admin)
  await page.goto(`/admin/users?q=${encodeURIComponent(user.email)}`)
  await page.getByRole('link', { name: user.name }).click()
  // The list stays until their page can be drawn, and its row has a menu of the same name.
  const heading = page.getByRole('heading', { level: 1, name: user.name })
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: `More for ${user.name}` }).click()
  // Asked for ahead and by itself, and both once more: a part that fails as often is given up.
  await expect.poll(() => dropped).toBeGreaterThan(2)
  await expect(heading).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
  isLineGone = false
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a list brings no code of menus until one is about to be opened; a key opens it at its first action', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys')
  const { user } = await logIn(request, people.busyStudent)
  await signIn(page, people.admin)
  let brought = 0
  page.on('response', async (reply) => {
    if (reply.url().endsWith('.js') && (await reply.text()).includes('pop-line')) brought += 1
  })
  await page.goto(`/admin/users?q=${encodeURIComponent(user.email)}`)
  await settled(page)
  const button = page.getByRole('button', { name: `More for ${user.name}` })
  await expect(button).toHaveAttribute('aria-haspopup', 'menu')
  expect(brought).toBe(0)

  await button.focus()
  await expect.poll(() => brought).toBe(1)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
})

test('the menu of a row acts on the row and does not open it', async ({ page, request }) => {
  const { user } = await aStudent(request, 'Odette Menu')
  await signIn(page, people.superadmin)
  await page.goto(`/admin/users?q=${encodeURIComponent(user.email)}`)
  const openMenu = () => page.getByRole('button', { name: `More for ${user.name}` }).click()
  const question = page.getByRole('alertdialog', { name: `Delete ${user.name}?` })

  await openMenu()
  await page.getByRole('menuitem', { name: 'Delete user' }).click()
  await expect(question).toBeVisible()
  await test.step('nor does a press on the words of its dialog', async () => {
    await question.getByRole('heading').click()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: `More for ${user.name}` })).toBeFocused()
  })
  await test.step('nor does Enter', async () => {
    await openMenu()
    await page.getByRole('menuitem', { name: 'Send password link' }).press('Enter')
    await expect(page.getByRole('alertdialog', { name: `Send ${user.name} a password link?` })).toBeVisible()
  })
  await expect(page).toHaveURL(/\/admin\/users\?q=/)
})

test('the question that a row’s menu asks reads from its left', async ({ page }) => {
  await signIn(page, people.webInstructor)
  await page.goto('/instructor/courses')
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete course' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.getByRole('alertdialog').getByRole('heading')).toHaveCSS('text-align', 'start')
})
