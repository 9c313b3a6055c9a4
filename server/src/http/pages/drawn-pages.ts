import type { BuiltPage } from '@academy/contract/http'
import type { Services } from '../context.ts'
import { inlineHash } from '../headers.ts'
import { digestOf, type Packed, pack } from '../packed.ts'
import { createPackedCache } from '../packed-cache.ts'
import { createRecent } from '../recent.ts'
import { sharedReads } from '../shared-reads.ts'
import type { PageAnswer, PageCall, ReadCall } from './answer-call.ts'
import type { Build } from './build.ts'
import { createDrawingThread } from './drawing-thread.ts'
import type { EarlyStyles } from './early-styles.ts'
import type { FoundPage } from './page-at.ts'
import { callsAtOnce } from './page-calls.ts'
import { drawnPage, earlyPage, type PageFacts, sheetsOfVisit, visitFiles } from './put-together.ts'
import type { VisitorCalls } from './visitor-calls.ts'

type Answers = Record<string, PageAnswer>
interface Reading {
  calls: readonly (readonly [url: string, call: ReadCall])[]
  /** Another one for other answers. */
  digest: string
}

export interface DrawnPages {
  /** The page as everybody gets it. A change that is done when it is asked for is in it.
   * @returns null where what a page for signed-in people is about does not exist, by what everybody may read of it.
   * @throws when it cannot be drawn now; the browser then draws it. */
  read(view: PageView, facts: PageFacts): Promise<Packed>
  close(): Promise<void>
}

/** What is to be seen at an address. */
export interface PageView {
  /** Path and query, without what the page does not show; the same for all who see the same. */
  location: string
  page: BuiltPage
  params: FoundPage<BuiltPage>['params']
  /** 404 for the page that says that there is none. */
  status: 200 | 404
  /** Somebody may think of any number of such addresses. */
  isOpenEnded: boolean
  /** A page for signed-in people, which is drawn as it waits for them: the addresses of what it asks first. */
  early?: { reads: readonly string[] }
}

async function answersOf({ calls }: Reading): Promise<Answers> {
  const answered = await Promise.all(calls.map(async ([url, { answer }]) => [url, await answer()] as const))
  const refused = answered.find(([, { status }]) => status !== 200 && status !== 404)
  if (refused) throw new Error(`${refused[0]} answers ${refused[1].status}`)
  return Object.fromEntries(answered)
}
const isMissing = (answers: Answers) => Object.values(answers).some(({ status }) => status === 404)
const NO_CALLS: Reading = { calls: [], digest: '' }
const MB = 1024 * 1024
/** A thousand courses, about. */
const PAGES_BYTES = 32 * MB
/** Searches and addresses of nothing: they never drive out what is there. */
const OPEN_ENDED_BYTES = 4 * MB
/** Pages for signed-in people: a few hundred, most of them the same for all ids. */
const EARLY_BYTES = 8 * MB
const MOST_KNOWN_CALLS = 2_000
/** The calls a page begins with, and those it makes with their answers. */
const MOST_ROUNDS = 3

/** Pages drawn with what their calls answer, packed and kept by what they show: the answers, or what they are made from, are the version, so
 * nothing must be told of a change, and any node finds it. */
export function openDrawnPages(
  build: Build & { drawing: NonNullable<Build['drawing']> },
  services: Services,
  ask: VisitorCalls,
  earlyStyles?: EarlyStyles,
): DrawnPages {
  const thread = createDrawingThread(build.drawing.script, build.drawing.sheets)
  const pages = createPackedCache(PAGES_BYTES)
  const openEnded = createPackedCache(OPEN_ENDED_BYTES)
  const early = createPackedCache(EARLY_BYTES)
  const knownCalls = createRecent<readonly PageCall[]>(MOST_KNOWN_CALLS)
  const drawing = new Map<string, Promise<Packed | null>>()
  const readTogether = sharedReads<Reading>()

  async function readAll(calls: readonly PageCall[]): Promise<Reading> {
    const read = await Promise.all(calls.map(async (call) => [call.url, await ask(call)] as const))
    const versions = read.map(([url, { version }]) => [url, version])
    return { calls: read, digest: digestOf(JSON.stringify(versions)) }
  }

  /** Null when the page wants calls that were not made yet; they are known then. */
  async function draw(view: PageView, facts: PageFacts, reading: Reading, key: string) {
    const answers = await answersOf(reading)
    const {
      location,
      page: { expects = null },
    } = view
    const files = visitFiles(view.page)
    const sheets = sheetsOfVisit(files)
    const drawn = await thread.draw({ location, facts: facts.facts, answers, expects, sheets })
    if ('missing' in drawn) {
      keepCalls(view, facts, [...callsOf(view, facts), ...drawn.missing])
      return null
    }
    const isGone = isMissing(answers)
    const status = isGone ? 404 : view.status
    const { pageHeads: heads, config } = services
    const { head } = view.page
    const { publicUrl } = config
    const parts = { location, status, head, heads, ...files, answers, publicUrl, ...drawn }
    const html = view.early
      ? earlyPage(build, facts, parts, { ...view.early, styleName: earlyStyles?.keep(drawn.style) })
      : drawnPage(build, facts, parts)
    const page = await pack(html, { status, key, inlineStyle: inlineHash(drawn.style) })
    const cache = view.early ? early : view.isOpenEnded || isGone ? openEnded : pages
    cache.keep(location, page)
    services.figures.pageDrawn('drawn')
    return page
  }

  const callsKey = ({ location }: PageView, { tag }: PageFacts) => `${tag} ${location}`
  const callsOf = (view: PageView, facts: PageFacts): readonly PageCall[] =>
    knownCalls.get(callsKey(view, facts)) ?? keepCalls(view, facts, callsAtOnce(view.page, view.params))

  function keepCalls(view: PageView, facts: PageFacts, wanted: readonly PageCall[]): readonly PageCall[] {
    const calls = view.early ? wanted.filter(({ address }) => ask.areOpen(address)) : wanted
    knownCalls.keep(callsKey(view, facts), calls)
    return calls
  }

  return {
    read: async (view, facts) => {
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const calls = callsOf(view, facts)
        const reading =
          calls.length === 0 ? NO_CALLS : await readTogether(view.location, () => readAll(calls))
        const key = `${facts.tag} ${reading.digest} ${view.early?.reads ?? ''}`
        const kept = [pages, openEnded, early].map((cache) => cache.get(view.location, key)).find(Boolean)
        if (kept) {
          services.figures.pageDrawn('kept')
          return kept
        }
        const work = `${view.location} ${key}`
        const begun = drawing.get(work) ?? draw(view, facts, reading, key)
        drawing.set(work, begun)
        const page = await begun.finally(() => drawing.delete(work))
        if (page) return page
      }
      throw new Error(`${view.page.path} wants more calls with each answer`)
    },
    close: () => thread.close(),
  }
}
