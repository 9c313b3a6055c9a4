import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../lib/calls/call.ts'
import { pageShown } from '../lib/pages/lazy-page.ts'
import type { PageRoute } from '../lib/pages/page-route.ts'
import { arrivalOf, forgetArrival } from './arrival.ts'

let answer: (text: string) => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('SSR', false)
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise((resolve) => (answer = (text) => resolve(new Response(text))))),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A page that reads one course, and whose code comes when it is told to. */
function aPage(at: number) {
  const id = at.toString(16).padStart(24, '0')
  let come = () => {}
  let isHere = false
  const code = new Promise<void>((resolve) => {
    come = () => {
      isHere = true
      resolve()
    }
  })
  const page = { hasCome: () => isHere, preload: () => code }
  const reads = () => [['GET /api/course/{id}', { id }]]
  const route = { page, reads } as unknown as PageRoute
  return { route, params: { id }, come, read: () => call('GET /api/course/{id}', { params: { id } }) }
}
let visits = 0
const visit = ({ route, params }: ReturnType<typeof aPage>) => arrivalOf(route, params, `visit ${visits++}`)

async function isOver(arrival: Promise<unknown> | null, ms: number): Promise<boolean> {
  let over = false
  void arrival?.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(ms)
  return over
}

it('the first page of a visit shows that it is coming, and asks at once', () => {
  expect(visit(aPage(1))).toBeNull()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('a page that follows comes with its first answers, which are asked for beside its code', async () => {
  pageShown()
  const page = aPage(2)
  const arrival = visit(page)
  expect(fetch).toHaveBeenCalledTimes(1)
  page.come()
  expect(await isOver(arrival, 100)).toBe(false)
  answer('{"course":{"title":"Weaving"}}')
  expect(await isOver(arrival, 0)).toBe(true)
  expect((await page.read()).course.title).toBe('Weaving')
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('answers that do not come are waited for by the page itself, half a second after its code', async () => {
  pageShown()
  const page = aPage(3)
  const arrival = visit(page)
  expect(await isOver(arrival, 5_000)).toBe(false)
  page.come()
  expect(await isOver(arrival, 400)).toBe(false)
  expect(await isOver(arrival, 100)).toBe(true)
})

it('one that was here before has what it shows', async () => {
  pageShown()
  const page = aPage(4)
  page.come()
  const arrival = visit(page)
  answer('{"course":{"title":"Weaving"}}')
  expect(await isOver(arrival, 0)).toBe(true)
  await page.read()
  expect(visit(page)).toBeNull()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('is the same for each attempt at one navigation', () => {
  pageShown()
  const { route, params } = aPage(5)
  expect(arrivalOf(route, params, 'once')).toBe(arrivalOf(route, params, 'once'))
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('what a page comes with is waited for, not for ever, and anew by who goes back', async () => {
  pageShown()
  const page = aPage(6)
  page.come()
  answer('{"course":{"title":"Weaving"}}')
  const answered: (() => void)[] = []
  const comesWith = vi.fn(() => new Promise<void>((resolve) => answered.push(resolve)))
  const route = { ...page.route, page: { ...page.route.page, comesWith } } as unknown as PageRoute
  const arrive = () => arrivalOf(route, page.params, 'there and back')
  expect(await isOver(arrive(), 7_000)).toBe(false)
  answered[0]?.()
  expect(await isOver(arrive(), 0)).toBe(true)
  expect(comesWith).toHaveBeenCalledExactlyOnceWith(page.params)
  forgetArrival('there and back')
  expect(await isOver(arrive(), 7_000)).toBe(false)
  expect(await isOver(arrive(), 1_000)).toBe(true)
  expect(comesWith).toHaveBeenCalledTimes(2)
})
