import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { KINDS } from '../../web/build/limits.mjs'
import { logIn } from '../support/api.ts'
import { people } from '../support/people.ts'
import { placesOf } from '../support/places.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'
import { type Line, SLOW_3G, SLOW_4G, shapedLine } from './shaped-line.ts'
import { servePages, staticCopy } from './static-pages.ts'
import { QUIET_MS, type Visit, visit, watchPaints } from './visit.ts'

/** Times of the static page, and shift, that a page may take: drawn ones, and those of signed-in people. A first visit may bring what the
 * budgets of the web allow. */
const DRAWN = { ratio: 1.2, shift: 0.02, kind: KINDS.public }
const SIGNED_IN = { ratio: 1.8, shift: 0.05, kind: KINDS.portal }
type Round = Record<'cold' | 'static' | 'repeat' | 'static again', Visit>
/** A second visit stands beside a second one: the static page comes over the line once more, with its fonts and pictures kept; ours is the
 * worker's, which has to bring the program to life. */
const PAIRS = [
  ['cold', 'static'],
  ['repeat', 'static again'],
] as const
const DRAWN_BEFORE = 30
/** A process draws ten in a second. */
const BETWEEN_MS = 100
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

test('pages stand as soon as static ones of their look', async ({ browser, request, baseURL }) => {
  const { free, paid, lecture } = await placesOf(request)
  const student = await logIn(request, people.busyStudent)
  const teacher = await logIn(request, people.webInstructor)
  const admin = await logIn(request, people.admin)
  const signedIn = [
    { path: `/course/study/${free._id}`, who: student },
    { path: `/course/${free._id}/quizzes`, who: student },
    { path: `/lectures/${lecture('HTML and CSS on two pages')}`, who: student },
    { path: `/${student.user._id}/dashboard`, who: student },
    { path: '/instructor/dashboard', who: teacher },
    { path: '/admin/dashboard', who: admin },
  ]
  const wanted = [
    ...['/', '/courses', `/course/${paid._id}`, '/login'].map((path) => ({ path, who: null, may: DRAWN })),
    ...signedIn.map((one) => ({ ...one, may: SIGNED_IN })),
  ].filter(({ path }) => path.includes(process.env.BENCH_PAGE ?? ''))
  const served = await servePages(baseURL ?? '')
  for (const { path, who } of wanted) {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
    const page = await context.newPage()
    if (who) await signIn(page, who)
    await page.goto(path)
    await settled(page)
    served.keep(`/static${path}`, await staticCopy(page))
    await context.close()
  }

  for (const { path, who } of wanted) if (who) await drawOften(request, path, who.token)

  for (const line of [SLOW_4G, SLOW_3G]) {
    for (const { path, who, may } of wanted) {
      const rounds: Round[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const still = await visitsTo(browser, served.port, line, `/static${path}`, null)
        const [cold, repeat] = await visitsTo(browser, served.port, line, path, who)
        rounds.push({ cold, repeat, static: still[0], 'static again': still[1] })
      }
      const middle = (of: (round: Round) => number) =>
        rounds.map(of).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN
      const name = `${line.name} ${path.replace(/[0-9a-f]{24}/, ':id')}`
      for (const [ours, beside] of PAIRS) {
        const ratioOf = (of: (one: Visit) => number) => middle((round) => of(round[ours]) / of(round[beside]))
        const first = ratioOf(({ firstPaintMs }) => firstPaintMs)
        const largest = ratioOf(({ largestPaintMs }) => largestPaintMs)
        const shift = middle((round) => round[ours].shift)
        console.log(
          `${name}, ${ours}: FCP ${first.toFixed(2)}, LCP ${largest.toFixed(2)} of the static page, shift ${shift.toFixed(3)}`,
        )
        for (const kind of [ours, beside])
          console.log(`  ${kind.padEnd(12)} ${told((of) => middle((round) => of(round[kind])))}`)
        expect.soft(first, `${name}, ${ours}: first paint`).toBeLessThanOrEqual(may.ratio)
        expect.soft(largest, `${name}, ${ours}: largest paint`).toBeLessThanOrEqual(may.ratio)
        expect.soft(shift, `${name}, ${ours}: shift`).toBeLessThanOrEqual(may.shift)
      }
      for (const { cold } of rounds) {
        expect.soft(cold.scripts, `${name}: files of script`).toBeLessThanOrEqual(may.kind.files)
        expect.soft(cold.kilobytes, `${name}: kB in all`).toBeLessThanOrEqual(may.kind.sent)
      }
    }
  }
  served.close()
})

/** An academy with people in it has drawn such pages before; one that has just been started draws its first ones at a tenth of its speed. */
async function drawOften(request: APIRequestContext, at: string, token: string): Promise<void> {
  for (let time = 0; time < DRAWN_BEFORE; time += 1) {
    await request.get('/api/page', { params: { at }, headers: { token } })
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
}

function told(middle: (of: (one: Visit) => number) => number): string {
  const ms = (of: (one: Visit) => number) => `${Math.round(middle(of))} ms`
  return [
    `FCP ${ms((one) => one.firstPaintMs)}`,
    `LCP ${ms((one) => one.largestPaintMs)}`,
    `the person's own ${ms((one) => one.ownMs)}`,
    `the program's ${ms((one) => one.programMs)}`,
    `${middle((one) => one.requests)} requests`,
    `${middle((one) => one.scripts)} scripts`,
    `${Math.round(middle((one) => one.kilobytes))} kB`,
  ].join(', ')
}

/** A browser that was never here, and that browser once more. */
async function visitsTo(
  browser: Browser,
  port: number,
  line: Line,
  path: string,
  who: Awaited<ReturnType<typeof logIn>> | null,
): Promise<[cold: Visit, repeat: Visit]> {
  const shaped = await shapedLine(port, line)
  const context = await browser.newContext({ baseURL: shaped.url })
  try {
    const page = await context.newPage()
    await watchPaints(page)
    if (who) await signIn(page, who)
    const cold = await visit(page, shaped.url + path)
    if (await page.evaluate(() => document.querySelector('script[type=module]') !== null))
      await workerStands(page, shaped)
    await page.goto('about:blank')
    return [cold, await visit(page, shaped.url + path)]
  } finally {
    await context.close()
    shaped.close()
  }
}

/** Who comes back some other day has the worker, and what it keeps of the first visit: it is still on its way when the page stands. */
async function workerStands(page: Page, line: { quietMs(): number }): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  while (line.quietMs() < QUIET_MS) await page.waitForTimeout(100)
}
