import { asSearch, type BuiltPage, isId, NOWHERE, type PageHead } from '@academy/contract/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { type Packed, pack, sendPacked } from '../packed.ts'
import { createPackedCache } from '../packed-cache.ts'
import { createRecent } from '../recent.ts'
import type { Build } from './build.ts'
import { openDrawnPages, type PageView } from './drawn-pages.ts'
import { firstCalls, inLowerCase, isPersonalAt } from './first-calls.ts'
import { headOf } from './head.ts'
import { type FoundPage, pageFinder } from './page-at.ts'
import type { PersonPages } from './person-pages.ts'
import { emptyPage, NO_HINTS, type PageFacts, type PageHints, pageFacts, visitFiles } from './put-together.ts'
import type { VisitorCalls } from './visitor-calls.ts'

export interface PageAnswers {
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** The page that draws itself. */
  empty(reply: FastifyReply): Promise<FastifyReply>
  /** Draws what has one address, so that nobody waits for the drawing to begin. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** What an address leads to. */
interface Place {
  found: FoundPage<BuiltPage> | null
  /** Of a page that is drawn for everybody. */
  shown: PageView | null
}

interface EmptyPage {
  status: number
  /** The path, without what is one person's own. */
  location: string
  hints?: PageHints
  head?: PageHead | undefined
}

/** Anybody may think of addresses. */
const SHELLS_BYTES = 4 * 1024 * 1024
/** As many as there are courses, about. */
const MOST_PLACES = 2_000
const LONGEST_PLACE = 100
/** In place of an id that a page shows nothing of. */
const NO_ID = '0'.repeat(24)
/** In place of what is one person's own. */
const SECRET = '-'

/** Answers every address of a page: drawn where its route says so, else empty, and with 404 where there is none. */
export function pageAnswers(
  build: Build,
  services: Services,
  ask: VisitorCalls,
  persons: PersonPages | null,
): PageAnswers {
  const find = pageFinder(build.pages)
  const factsOf = pageFacts()
  const { drawing } = build
  const shells = createPackedCache(SHELLS_BYTES)
  const drawn = drawing && openDrawnPages({ ...build, drawing }, services, ask, persons?.earlyStyles)
  const places = createRecent<Place>(MOST_PLACES)
  let isClosed = false

  function placeAt(path: string, search: string): Place {
    // Of searches and long addresses there is no end.
    const isCommon = !search && path.length <= LONGEST_PLACE
    const known = isCommon && places.get(path)
    if (known) return known
    const found = find(path)
    const place = { found, shown: found && viewOf(found, search) }
    if (isCommon) places.keep(path, place)
    return place
  }

  async function empty(request: FastifyRequest, reply: FastifyReply, facts: PageFacts, page: EmptyPage) {
    const { status, location, hints = NO_HINTS, head } = page
    const { pageHeads: heads, config } = services
    const { publicUrl } = config
    const key = `${facts.tag} ${hints.reads}`
    const place = `${status} ${location}`
    const known = shells.get(place, key)
    const of = { location, status, head, facts: facts.facts, answers: {}, publicUrl, heads }
    const packed = known ?? (await pack(headOf(emptyPage(build, facts, hints), of), { status, key }))
    if (!known) shells.keep(place, packed)
    return sendPacked(request, withType(reply), packed)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '/', search = ''] = splitAddress(request.url)
    // The browser's router takes nothing between two slashes for a word of the address.
    if (path.includes('//'))
      return reply.redirect(`${path.replace(/\/{2,}/g, '/')}${search && `?${search}`}`, 308)
    const facts = factsOf(await services.academyFacts())
    const { found, shown } = placeAt(path, search)
    if (found?.page.leadsTo) return reply.redirect(found.page.leadsTo)
    // A page that comes drawn does without.
    const hints = found && !shown ? hintsOf(found, search) : NO_HINTS
    if (hints.isPersonal) persons?.begin()
    const view = shown ?? (found && earlyViewOf(found, search, hints))
    if (drawn && view) {
      try {
        const page = await drawn.read(view, facts)
        return await send(request, reply, view, page)
      } catch (err) {
        // It draws itself, as without this.
        request.log.error({ err, page: view.page.path }, 'a page could not be drawn')
        services.figures.pageDrawn('failed')
      }
    }
    // A build without its list of pages knows of none that is missing.
    const status = found?.page.path === NOWHERE ? 404 : 200
    const isSecret = Boolean(found?.page.secrets)
    // It holds no more than the address does: the browser's worker may show it again at once.
    if (found && status === 200 && !view?.page.drawn && !isSecret) reply.header('offline-copy', 'allowed')
    const location = view?.page.drawn ? view.location : isSecret ? String(found?.page.path) : plainPath(path)
    const ownHints = found && shown ? hintsOf(found, search) : hints
    return empty(request, reply, facts, { status, location, hints: ownHints, head: found?.page.head })
  }

  async function warmUp(): Promise<void> {
    const facts = factsOf(await services.academyFacts())
    for (const { path } of build.pages) {
      const { shown = null } = path.includes(':') ? {} : placeAt(path, '')
      if (shown) await drawn?.read(shown, facts)
    }
  }

  return {
    answer,
    empty: async (reply) => withType(reply).send(emptyPage(build, factsOf(await services.academyFacts()))),
    warmUp: () =>
      warmUp().catch((err) => {
        // A stop that comes early ends the drawing with it.
        if (!isClosed) services.log.warn({ err }, 'the public pages could not be drawn')
      }),
    close: async () => {
      isClosed = true
      await drawn?.close()
    },
  }
}

function splitAddress(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  return [path, at < 0 ? '' : url.slice(at + 1)]
}

/** With one slash in front and nothing in it that an address could not be made of: two slashes would name a host. */
const plainPath = (path: string) => `/${path.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`

/** What a drawn page shows at an address; null for a page that draws itself. */
function viewOf(found: FoundPage<BuiltPage>, search: string): PageView | null {
  const { page } = found
  if (!page.drawn) return null
  const secrets = Object.fromEntries((page.secrets ?? []).map((name) => [name, SECRET]))
  const params = { ...inLowerCase(found.params), ...secrets }
  const given = new URLSearchParams(search)
  const shown = new URLSearchParams(
    page.drawn.flatMap((name): [string, string][] => {
      const value = asSearch(given.get(name) ?? '')
      return value ? [[name, value]] : []
    }),
  )
  const path = page.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return {
    location: shown.size > 0 ? `${path}?${shown}` : path,
    page,
    params,
    status: page.path === NOWHERE ? 404 : 200,
    isOpenEnded: shown.size > 0,
  }
}

/** What a page for signed-in people shows while nobody knows who reads it; null where the server cannot tell. It is one page for all
 * addresses that differ only in what no reading names. */
function earlyViewOf(found: FoundPage<BuiltPage>, search: string, hints: PageHints): PageView | null {
  const { page } = found
  if (!page.expects || Object.values(found.params).some((value) => !isId(value))) return null
  const params = inLowerCase(found.params)
  const named = JSON.stringify(page.reads ?? [])
  const path = page.path
    .replace(/:(\w+)\??/g, (_, name: string) =>
      params[name] && !named.includes(`{${name}}`) ? NO_ID : (params[name] ?? ''),
    )
    .replace(/\/+$/, '')
  // Where the address chooses, a list is not asked for ahead: that is another page.
  const location = search ? `${path}?` : path
  return { location, page, params, status: 200, isOpenEnded: false, early: { reads: hints.reads } }
}

/** What a page is made of, and what it asks first. */
function hintsOf(found: FoundPage<BuiltPage>, search: string): PageHints {
  const isPersonal = isPersonalAt(found)
  return { ...visitFiles(found.page), isPersonal, reads: firstCalls(found, search).map(({ url }) => url) }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { page: { secrets } }: PageView,
  packed: Packed,
): Promise<FastifyReply> {
  withType(reply)
  if (secrets) reply.header('cache-control', 'no-store')
  // Everybody gets the same: the browser's worker may show it again at once.
  else if (packed.status === 200) reply.header('offline-copy', 'allowed')
  reply.inlineStyle = packed.inlineStyle ?? ''
  return sendPacked(request, reply, packed)
}

const withType = (reply: FastifyReply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache')
