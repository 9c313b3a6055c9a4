import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { ask } from './api.ts'
import { aCourse, anInstructor, enrol } from './made.ts'
import type { Person } from './people.ts'
import { aStudent } from './provider.ts'
import { signIn } from './test.ts'

/** Two classmates and who teaches them. */
export async function aClass(request: APIRequestContext) {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher)
  const [one, other] = [await aStudent(request, 'Divine Iradukunda'), await aStudent(request, 'Theo Gasana')]
  for (const student of [one, other]) await enrol(request, student, course)
  return { teacher, course, one, other }
}

export async function phoneOf(browser: Browser, who: Person): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.ACADEMY_URL ?? '',
    viewport: { width: 390, height: 844 },
    timezoneId: 'Africa/Kigali',
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await signIn(page, who)
  return page
}

export const write = (
  request: APIRequestContext,
  as: Person,
  to: Person,
  courseId: string | null,
  content: string,
) => ask(request, 'POST /api/messages/send', { as, data: { receiverId: to.user._id, courseId, content } })
export const address = (with_: Person, courseId: string | null) => `/messages/${with_.user._id}/${courseId}`
export const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })
export const field = (page: Page, { user }: Person) => page.getByLabel(`Message to ${user.name}`)
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()
