import type { Page } from '@playwright/test'
import { early, holdScripts, openDrawn } from '../support/early-page.ts'
import { people } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'

test('of the rules that the page came with none is sent again, and all hold in their order', async ({
  page,
}) => {
  const { user, token } = await signIn(page, people.busyStudent)
  const letGo = await holdScripts(page)
  const path = `/${user._id}/dashboard`
  await openDrawn(page, path, [user.name])
  // The browser keeps no answer for a page that was opened once more.
  const sent = page
    .waitForResponse((answer) => answer.url().includes('&style='))
    .then((answer) => answer.json())
  await openDrawn(page, path, [user.name])
  expect((await sent).style).toBeInstanceOf(Array)
  const alone = await page.request.get('/api/page', { params: { at: path }, headers: { token } })
  const { style } = await alone.json()
  const [held, whole] = await page.evaluate((css: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return [window.early?.sheet, sheet].map((one) => [...(one?.cssRules ?? [])].map(({ cssText }) => cssText))
  }, style)
  expect(whole).not.toEqual([])
  expect(held).toEqual(whole)
  letGo()
})

test('the sheets of a page begin to hold in the moment in which its program takes it over', async ({
  page,
}) => {
  const { user } = await signIn(page, people.webInstructor)
  await waitForProgram(page)
  await page.addInitScript(() => {
    const moments: unknown[] = []
    Object.assign(window, { moments })
    new MutationObserver((changes) => {
      moments.push([...new Set(changes.map(({ attributeName }) => attributeName))].sort())
    }).observe(document, { subtree: true, attributeFilter: ['id', 'media'] })
  })
  const letGo = await holdScripts(page)
  await openDrawn(page, '/instructor/dashboard', [user.name])
  await expect.poll(() => sheetsOf(page)).toEqual(['print,true'])
  letGo()
  await settled(page)
  expect(await sheetsOf(page)).toEqual(['all,true'])
  const moments = await page.evaluate(() => (window as unknown as { moments: unknown[] }).moments)
  expect(moments).toEqual([['id', 'media']])
})

test('a sheet that comes by need before the program has the page holds with the others', async ({ page }) => {
  const { user } = await signIn(page, people.busyStudent)
  await waitForProgram(page)
  const letGo = await holdScripts(page)
  await openDrawn(page, '/account/courses', [user.name])
  await expect.poll(() => sheetsOf(page)).toEqual(['print,true'])
  const place = () =>
    early(page).getByRole('navigation', { name: 'Account', includeHidden: true }).boundingBox()
  const drawn = await place()
  // By itself it would turn the order of the layers, and the page would lose its spaces.
  await page.evaluate(async () => {
    const href = `${document.querySelector('link[data-holds]')?.getAttribute('href')}?again`
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    const come = new Promise((resolve) => link.addEventListener('load', resolve))
    document.head.append(link)
    await come
  })
  expect(await place()).toEqual(drawn)
  letGo()
  await settled(page)
  expect(await sheetsOf(page)).not.toContain('print,true')
})

for (const [times, isCountedOn, asked] of [
  [1, false, 'is asked for once more'],
  [2, false, 'leaves the page to those that it holds'],
  [2, true, 'leaves the page to those that it holds, also when the program has counted on it'],
] as const)
  test(`a page’s sheet that did not come ${asked}`, async ({ page }) => {
    await signIn(page, people.busyStudent)
    const path = '/account/courses'
    const place = () => page.locator('#root').getByRole('navigation', { name: 'Account' }).boundingBox()
    await page.goto(path)
    await settled(page)
    const styled = await place()
    await page.addInitScript(() => {
      const find = document.querySelector.bind(document)
      document.querySelector = (selector: string) => {
        if (selector.includes('[data-holds')) Object.assign(window, { isCountedOn: true })
        return find(selector)
      }
    })
    let asks = 0
    await page.route('**/assets/visit-*.css', async (route) => {
      asks += 1
      if (asks > times) return route.continue()
      if (isCountedOn && asks === times) await page.waitForFunction(() => 'isCountedOn' in window)
      await route.abort()
    })
    await page.goto(path)
    await settled(page)
    expect(asks).toBe(2)
    expect(await place()).toEqual(styled)
  })

test('for who asks for less motion nothing moves, and nothing is compared as if it might', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).transitionProperty !== 'none')
        .length,
  )
  expect(moving).toBe(0)
})

/** The wait for a program that is long in coming does not end while a test holds it. */
const waitForProgram = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    const later = (run: TimerHandler, ms?: number) => setTimeout(run, ms === 1_000 ? 60_000 : ms)
    Object.assign(window, { setTimeout: later })
  })

/** What they hold for, and whether they have come; once where all are alike. */
async function sheetsOf(page: Page): Promise<string[]> {
  const sheets = await page
    .locator('link[data-late]')
    .evaluateAll((links) =>
      links.map((link) => link instanceof HTMLLinkElement && `${link.media},${!!link.sheet}`),
    )
  return [...new Set(sheets.map(String))]
}
