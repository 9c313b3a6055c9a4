import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { PASSWORD } from './people.ts'

export { expect }

/** Starts each journey on the run's academy. */
export const test = base.extend({
  baseURL: async ({}, use) => {
    await use(process.env.ACADEMY_URL ?? '')
  },
})

/** Signs a person in as the login page would leave them, without walking through it again. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const answer = await page.request.post('/api/user/login', { data: { email, password } })
  expect(answer.ok(), `${email} logs in`).toBe(true)
  const { token } = (await answer.json()) as { token: string }
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('was-signed-in')) {
      sessionStorage.setItem('was-signed-in', 'yes')
      localStorage.setItem('token', value)
    }
  }, token)
}

/** No violation of WCAG 2.0 to 2.2 AA or of the best-practice rules on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
  ).toEqual([])
}

/** Nothing scrolls sideways. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
