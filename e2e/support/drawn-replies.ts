import type { Page } from '@playwright/test'
import { CALLS, KEPT } from './failing-calls.ts'

/** Names that people do have, and that a narrow column must bear. */
const HARD_NAMES = [
  'Nshuti Christian Emmanuel de la Paix Habyarimana-Mukamusoni',
  'محمد عبد الرحمن الكيغالي',
  'O',
  'Ærøskøbing Þórdís Łukasiewicz',
  'Mwiseneza-Uwizeyimana',
] as const
const HARD_TITLES = [
  'An Introduction to Everything that One Should Know before One Writes the First Line of a Program in Any Language',
  'Algorithmenentwurfsmustersammlung',
  'مقدمة في تطوير الويب',
  'C',
] as const

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What the server says, changed on its way to the page. */
async function changeReplies(page: Page, change: (reply: Json, address: string) => Json): Promise<void> {
  await page.route(CALLS, async (route) => {
    const request = route.request()
    if (request.method() !== 'GET' || KEPT.test(request.url())) return route.continue()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    await route.fulfill({ response, json: change((await response.json()) as Json, request.url()) })
  })
}

/** Every name and title is a hard one, the same for the same. */
export async function withHardNames(page: Page): Promise<void> {
  const given = new Map<string, string>()
  const hard = (plain: string, list: readonly string[]): string => {
    const known = given.get(plain) ?? list[given.size % list.length] ?? plain
    given.set(plain, known)
    return known
  }
  const rename = (value: Json, key = ''): Json => {
    if (Array.isArray(value)) return value.map((one) => rename(one, key))
    if (typeof value === 'string') {
      if (/^(name|invitedBy|createdBy)$/.test(key)) return hard(value, HARD_NAMES)
      return /^(title|courseName)$/.test(key) ? hard(value, HARD_TITLES) : value
    }
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, rename(held, name)]))
  }
  await changeReplies(page, (reply) => rename(reply))
}

/** Every list of a reply is empty, and counts nothing. */
export async function withNothing(page: Page): Promise<void> {
  const empty = (reply: Json): Json => {
    if (reply === null || typeof reply !== 'object' || Array.isArray(reply)) return reply
    // The page as it was drawn holds full lists: it is begun anew, and asks by itself.
    if ('html' in reply && 'answers' in reply)
      return { ...reply, html: null, queries: [], heard: [], answers: {} }
    return Object.fromEntries(
      Object.entries(reply).map(([name, held]) => {
        if (Array.isArray(held)) return [name, []]
        return [name, name === 'total' || name === 'pages' ? noneOf(held) : held]
      }),
    )
  }
  await changeReplies(page, empty)
}
const noneOf = (held: Json): Json =>
  typeof held === 'object' && held !== null && !Array.isArray(held)
    ? Object.fromEntries(Object.keys(held).map((name) => [name, 0]))
    : 0

/** Each address answers as it did at first, whatever other journeys do to the academy meanwhile. */
export async function withTheSame(page: Page): Promise<void> {
  const first = new Map<string, Json>()
  await changeReplies(page, (reply, address) => {
    const known = first.get(address) ?? reply
    first.set(address, known)
    return known
  })
}

/** Nothing answers. */
export const withSilence = (page: Page): Promise<unknown> =>
  page.route(CALLS, (route) => (KEPT.test(route.request().url()) ? route.continue() : undefined))
