import { type PersonPage, pageContract } from '@academy/contract/http'
import type { Context, Services } from '../context.ts'
import { DRAWN_PAGE_BROTLI_QUALITY } from '../packing.ts'
import { type Route, route } from '../route.ts'
import type { PageCall } from './answer-call.ts'
import type { Build } from './build.ts'
import { callsInTime } from './calls-in-time.ts'
import { createDrawingThread, type Drawing } from './drawing-thread.ts'
import { createEarlyStyles, type EarlyStyles } from './early-styles.ts'
import { firstCalls, isPersonalAt } from './first-calls.ts'
import { pageFinder } from './page-at.ts'
import type { PersonCalls } from './person-calls.ts'
import { sheetsOfVisit } from './put-together.ts'

export interface PersonPages {
  /** What the page at an address shows its person first. */
  read(asked: AskedPage, ctx: Context): Promise<PersonPage>
  /** Of the pages with which they are asked for. */
  earlyStyles: EarlyStyles
  /** Somebody is about to ask for one. */
  begin(): void
  close(): Promise<void>
}

interface AskedPage {
  at: string
  has?: 'sheets' | undefined
  style?: string | undefined
}

const NOTHING: PersonPage = { html: null, style: '', queries: [], heard: [], parts: [], answers: {} }
type Drawn = Extract<Drawing, { html: string }>

/** Without a build that draws, browsers ask and draw by themselves. */
export const personPageRoute = (pages: PersonPages | null): Route => ({
  ...route(pageContract.page, async (ctx, { query }) => (await pages?.read(query, ctx)) ?? NOTHING),
  isKept: mayBeKept,
  brotliQuality: DRAWN_PAGE_BROTLI_QUALITY,
})

/** As far as what it was drawn with may be; who they are stands in their browser's storage anyway. */
function mayBeKept({ html, answers }: PersonPage): boolean {
  const others = Object.entries(answers).filter(([url]) => url !== ME.url)
  return html !== null && others.every(([, { offline }]) => offline !== null)
}

const ME: PageCall = { address: 'GET /api/user/me', params: {}, query: {}, url: '/api/user/me' }
/** Whoever comes when so many wait gets the answers alone, at once. */
const MOST_WAITING = 3
/** A process draws so many in a second, however many ask: when all log in at once, what is asked comes before what is drawn. */
const MOST_A_SECOND = 10
/** Who comes first after the thread has ended may get the answers alone: it takes as long to begin as they may wait. */
const IDLE_MS = 10 * 60_000

/** Pages of signed-in people, drawn with what they themselves are answered. Nothing of it is kept here, and their thread draws no page that
 * others get. */
export function openPersonPages(
  build: Build | null,
  services: Services,
  askAs: PersonCalls,
): PersonPages | null {
  if (!build?.drawing) return null
  const { pages, drawing } = build
  const find = pageFinder(pages)
  const thread = createDrawingThread(drawing.script, drawing.sheets, IDLE_MS)
  const earlyStyles = createEarlyStyles()
  const begunAt: number[] = []

  function isBusy(): boolean {
    const now = performance.now()
    while (begunAt[0] !== undefined && begunAt[0] < now - 1000) begunAt.shift()
    return thread.waiting() >= MOST_WAITING || begunAt.length >= MOST_A_SECOND
  }

  const read: PersonPages['read'] = async ({ at, has, style }, ctx) => {
    const [path = '/', search = ''] = at.split('?', 2)
    const found = find(path)
    if (!found || !isPersonalAt(found)) return NOTHING
    const { path: named } = found.page
    const sheets = sheetsOfVisit(found.page)
    const calls = callsInTime(askAs, ctx)

    async function draw(): Promise<Drawn | null> {
      const me = await calls.ask(ME)
      if (me?.status !== 200) return null
      if (isBusy()) {
        services.figures.pageDrawn('busy')
        return null
      }
      begunAt.push(performance.now())
      const facts = await services.academyFacts()
      const work = { location: at, facts, answers: {}, person: me.body, sheets, hasSheets: has === 'sheets' }
      const drawn = await thread.draw(work, calls.ask)
      return 'missing' in drawn || !drawn.html ? null : drawn
    }
    for (const call of firstCalls(found, search)) void calls.ask(call)
    const drawing = draw().catch((err) => {
      ctx.log.error({ err, page: named }, 'the page of a person could not be drawn')
      services.figures.pageDrawn('failed')
      return null
    })
    const drawn = await calls.inTime(drawing)
    if (drawn) services.figures.pageDrawn('own')
    return {
      html: drawn?.html ?? null,
      style: earlyStyles.without(drawn?.style ?? '', style),
      queries: drawn?.queries ?? [],
      heard: drawn?.heard ?? [],
      parts: drawn?.parts ?? [],
      answers: await calls.answered(drawn !== null),
    }
  }
  return { read, earlyStyles, begin: thread.begin, close: () => thread.close() }
}
