import type { AcademyFacts } from '@academy/contract/academy'
import type { Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { drawn } from '../support/drawn.ts'
import { aStranger, signInAtProvider } from '../support/provider.ts'
import { expect, test } from '../support/test.ts'
import { expectToast, expectWholeToast } from '../support/toasts.ts'

for (const provider of ['Google', 'GitHub']) {
  test(`a stranger signs in with ${provider}, and comes back as the same person`, async ({
    page,
    context,
  }) => {
    const stranger = aStranger('Thierry Manzi')
    await signInAtProvider(context, stranger)
    await page.goto('/login')
    await page.getByRole('link', { name: `Continue with ${provider}` }).click()
    await expectToast(page, 'Welcome Thierry Manzi! Login successful.')
    await expect(page).toHaveURL('/')
    const first = await whoIsThis(page)
    expect(first).toMatchObject({ name: 'Thierry Manzi', email: stranger.email, role: 'user' })

    await page.goto('/account')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expectToast(page, 'Logged Out')
    await expect(page).toHaveURL('/login')
    await page.getByRole('link', { name: `Continue with ${provider}` }).click()
    await expectToast(page, 'Welcome Thierry Manzi! Login successful.')
    expect((await whoIsThis(page))._id).toBe(first._id)
  })
}

test('somebody whose address is not verified at the provider is told and led back to the login', async ({
  page,
  context,
}) => {
  const stranger = aStranger()
  await signInAtProvider(context, {
    ...stranger,
    emails: [{ email: stranger.email, primary: true, verified: false }],
  })
  await page.goto('/register')
  await page.getByRole('link', { name: 'Continue with GitHub' }).click()
  await expectToast(
    page,
    'GitHub account must have a public email address. Please add and verify an email in your GitHub settings.',
  )
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('only the providers that the academy is connected to are offered, and none leaves no divider', async ({
  request,
}) => {
  const { academy } = await ask<{ academy: AcademyFacts }>(request, 'GET /api/academy')
  expect(academy.signInProviders).toEqual(['google', 'github'])
  for (const path of ['/login', '/register']) {
    expect(await drawn(path, { ...academy, signInProviders: ['github'] })).toMatch(
      /^(?!.*with Google).*with GitHub.*>or</s,
    )
    expect(await drawn(path, { ...academy, signInProviders: [] })).not.toMatch(/Continue with|>or</)
  }
})

const failures = {
  'error=google_auth_failed': 'Google authentication failed. Please try again.',
  'error=no_user': 'Authentication failed. Please try again.',
  'error=auth_failed': 'Authentication process failed. Please try again.',
  'error=access_denied': 'Authentication failed: access_denied',
  'error=teapot&message=Call+0788+123+456': 'Authentication failed. Please try again.',
  '': 'Authentication data missing. Please try again.',
  'token=0123&user=%7Bnot-json': 'Authentication processing failed. Please try again.',
}

test('what went wrong at the provider is said in words, then the login page follows', async ({ page }) => {
  await page.clock.install()
  for (const [query, words] of Object.entries(failures)) {
    await page.goto(`/oauth-success?${query}`)
    await expectWholeToast(page, words)
    // The page says what follows, and not the same once more.
    await expect(page.getByText('You are taken back to Login in a few seconds.')).toBeVisible()
    await expect(page.locator('main')).not.toContainText(words)
    // Nothing goes on as if it still came.
    await expect(page.locator('.loader')).toHaveCount(0)
    await page.clock.fastForward(6_500)
    await expect(page).toHaveURL('/login')
  }
})

async function whoIsThis(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const answer = await page.request.get('/api/user/me', { headers: { token } })
  return (await answer.json()).user as { _id: string; name: string; email: string; role: string }
}
