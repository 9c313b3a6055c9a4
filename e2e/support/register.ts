import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { newestMailTo } from './mailbox.ts'
import { expectToast } from './toasts.ts'

export interface Newcomer {
  name: string
  email: string
  password: string
}

export function aNewcomer(name: string): Newcomer {
  return { name, email: `newcomer-${randomUUID()}@example.rw`, password: 'umunsi mwiza 2026' }
}

/** The form of the register page, sent. */
export async function fillIn(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email Address').fill(person.email)
  await expect(page.getByText('At least 8 characters.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** From the register page to being signed in: the form, the mailed code, the check that this device solves. */
export async function register(page: Page, person: Newcomer): Promise<void> {
  await fillIn(page, person)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const mail = await newestMailTo(person.email, /code/)
  const code = /\b([1-9]\d{5})\b/.exec(mail.slice(mail.indexOf('Hello')))?.[1] ?? ''
  await page.getByLabel('Verification code').fill(code)
  // Thousands of hashes, in a browser whose optimizing compilers are off (`playwright.config.ts`).
  await expect(page.getByText('You are human')).toBeVisible({ timeout: 45_000 })
  await page.getByRole('button', { name: 'Verify Account' }).click()
  await expectToast(page, 'Your account is verified. Welcome')
}
