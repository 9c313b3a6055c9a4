import { test as base, expect, type Page } from '@playwright/test'
import { watchForKeys } from './answer-key.ts'
import { logIn } from './api.ts'
import { violationsOn } from './axe.ts'
import type { Person } from './people.ts'
import { lives, settled } from './settled.ts'

export { expect }

/** What no journey may leave in the console: broken code, a refusal of the content policy or of a string in place of a trusted
 * type, pages drawn two ways. */
const FAULTS = /content security policy|requires '?trusted|hydrat|minified react error/i

/** Starts each journey on the run's academy, and fails it on any fault of the page. */
export const test = base.extend<{ faults: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
  baseURL: async ({}, use) => {
    await use(process.env.ACADEMY_URL ?? '')
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('weberror', (error) => faults.push(String(error.error())))
      context.on('console', (entry) => {
        if (entry.type() === 'error' && FAULTS.test(entry.text())) faults.push(entry.text())
      })
      const { leaks } = watchForKeys(context)
      await use(faults)
      expect(faults, 'faults of the page').toEqual([])
      expect(await leaks(), 'answers to students that held a key').toEqual([])
    },
    { auto: true },
  ],
})

/** Signs a person in as the login page would leave them, without walking through it again. */
export async function signIn(page: Page, who: Person | string): Promise<Person> {
  const person = typeof who === 'string' ? await logIn(page.request, who) : who
  await page.addInitScript((token) => {
    // Frames of the browser's own, such as its PDF viewer, have no storage.
    if (window !== window.top || sessionStorage.getItem('was-signed-in')) return
    sessionStorage.setItem('was-signed-in', 'yes')
    localStorage.setItem('token', token)
  }, person.token)
  waitForProgram(page)
  return person
}

/** A person's page is drawn for them before the program comes, and lives when the program has taken it over. Who looks at that moment opens the page
 * with `waitUntil: 'commit'`. */
function waitForProgram(page: Page): void {
  const wait = async (until?: string) => {
    if (until !== 'commit') await lives(page)
  }
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const reply = await goto(url, options)
    await wait(options?.waitUntil)
    return reply
  }
  page.reload = async (options) => {
    const reply = await reload(options)
    await wait(options?.waitUntil)
    return reply
  }
}

/** What a theme can change; everything else of a page is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Waits until the page stands: half faded in it has colours of no theme. Goes on after a fault, so that one walk finds them all. No violation of WCAG 2.0 to 2.2 AA or of the best-practice rules on the
 * page as it stands; `colours` for a second look in the other theme. */
export async function expectAccessible(
  page: Page,
  { look = 'all' }: { look?: 'all' | 'all but colours' | 'colours' } = {},
): Promise<void> {
  await settled(page)
  // For faults only: half the time. What preloading serves, pages that play by themselves, is not ours.
  const violations = await violationsOn(page, {
    preload: false,
    resultTypes: ['violations'],
    ...(look === 'colours' && { runOnly: COLOUR_RULES }),
    ...(look === 'all but colours' && {
      rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
    }),
  })
  expect.soft(violations, `axe on ${page.url()}`).toEqual([])
}

const expectSoftly = expect.configure({ soft: true })

/**
 * Nothing scrolls sideways. Asked until it holds, as what stands by the window's width hears of a
 * new one a frame later; not by a frame asked for in the page, as one without scripts answers none.
 */
export async function expectFits(page: Page): Promise<void> {
  await expectSoftly
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `${page.url()} fits ${page.viewportSize()?.width} px`, timeout: 2_000 },
    )
    .toBeLessThanOrEqual(0)
}
