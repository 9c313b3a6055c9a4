import type { AcademyFacts } from '@academy/contract/academy'
import type { Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { drawn } from '../support/drawn.ts'
import { aPaidCourse } from '../support/payments.ts'
import { aStudent } from '../support/provider.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../support/test.ts'

const NOTHING = {
  email: null,
  phone: null,
  socials: {},
  partners: [],
  payment: { ussdCode: null, recipient: null, verificationHours: 24 },
} satisfies Partial<AcademyFacts>

/** What a visitor could take for a way to reach the academy, and what only a forgotten value looks like. */
const LEFT_OVER = /mailto:|tel:|href=""|>null<|undefined|Trusted by/

test('an academy that has said nothing of itself shows no empty places, and no made-up ones', async ({
  request,
}) => {
  const { academy } = await ask<{ academy: AcademyFacts }>(request, 'GET /api/academy')
  for (const path of ['/', '/about', '/login', '/register', '/forgot']) {
    expect(await drawn(path, { ...academy, ...NOTHING }), path).not.toMatch(LEFT_OVER)
  }
  expect(await drawn('/', academy)).toContain('Trusted by')
  expect(await drawn('/about', academy)).toContain('tel:')
})

test('without a code to pay to, the pay page says so and asks nobody for money', async ({
  page,
  request,
}) => {
  const course = await aPaidCourse(request)
  await signIn(page, await aStudent(request, 'Divine Iradukunda'))
  await withoutFacts(page)

  await page.goto(`/course/${course._id}`)
  await expect(page.getByRole('heading', { name: course.title, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How paying works' })).toHaveCount(0)
  await page.goto(`/payment-instructions/${course._id}`)
  await expect(page.getByRole('heading', { name: 'You cannot pay here yet.' })).toBeVisible()
  await expect(page.getByText('Please do not send money to any number')).toBeVisible()
  await expect(page.getByRole('button', { name: /I Paid|Copy code/ })).toHaveCount(0)
  await expect(page.locator('a[href^="tel:"], a[href^="mailto:"], code, figure')).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
})

/** The page as an academy without these facts would send it. */
async function withoutFacts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text())
      // What the server drew says these facts already: the browser draws it anew.
      .replace(/(<div id="root">).*(?=<script type="application\/json" id="drawn">)/s, '$1</div>')
      .replace(
        /(<script type="application\/json" id="academy">)(.*?)(<\/script>)/s,
        (_, open: string, facts: string, close: string) =>
          open + JSON.stringify({ ...JSON.parse(facts), ...NOTHING }) + close,
      )
    await route.fulfill({ response, body })
  })
}
