// Draws a page as a visitor sees it, with its data in it, so that a phone shows it before the script has arrived. The server runs this in a
// thread of its own; the browser's entry hydrates what it finds.
import './draw-globals.ts'
import type { AcademyFacts } from '@academy/contract/academy'
import { i18n } from '@lingui/core'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createPath, Router } from 'react-router'
import { Screens } from './app/app.tsx'
import { shown } from './app/page-elements.tsx'
import { pageAt } from './app/router.tsx'
import { criticalStyle, readSheet, type StyleSheetNodes } from './critical-style.ts'
import early from './draw-early.css?inline'
import own from './draw-page.css?inline'
import { expectPerson, type Person, showPerson } from './features/users/index.ts'
import { setAcademy } from './lib/academy.ts'
import { type AskServer, answerCallsBy, type DrawnCall, heardCalls } from './lib/calls/call-while-drawing.ts'
import { type DrawnAnswers, setDrawnAnswers } from './lib/calls/drawn-answers.ts'
import { clearStorage } from './lib/device/storage.ts'
import { drawnParts } from './lib/pages/lazy-part.ts'
import { drawnTitle } from './lib/pages/page-title.ts'
import { personChanged } from './lib/person-change.ts'
import { answeredQueries, type DrawnQuery, keepQueries } from './lib/queries/drawn-queries.ts'
import { DRAWN_TITLE, PORTAL_TITLE_ID } from './ui/portal-title.tsx'

export interface PageWork {
  /** Path and query, without what the page does not show. */
  location: string
  facts: AcademyFacts
  answers: DrawnAnswers
  /** Of a page for signed-in people, whom it waits for; everybody's are drawn as a visitor sees them. */
  expects?: 'student' | 'instructor' | 'admin' | 'superadmin' | null
  /** What the person whose page it is hears of themselves; their page asks the server for the rest while it is drawn. */
  person?: { user: Person }
  /** The style sheets of the page, by their names. */
  sheets: readonly string[]
  /** Their browser has them, and needs the rules of parts alone. */
  hasSheets?: boolean
}
/** What belongs inside `#root` with the rules that it needs, or the calls without which it would be a skeleton. */
export type Drawing =
  | {
      html: string
      style: string
      title?: string
      queries?: readonly DrawnQuery[]
      heard?: string[]
      parts?: string[]
    }
  | { missing: DrawnCall[] }

keepQueries()
const known = new Map<string, StyleSheetNodes>()

/** The build's style sheets by name, once. */
export function setSheets(sheets: Readonly<Record<string, string>>): void {
  for (const [name, css] of Object.entries(sheets)) known.set(name, readSheet(css))
}

/** One at a time: what the page reads while it renders is the module's own. */
export async function drawPage(work: PageWork, ask: AskServer): Promise<Drawing> {
  begin(work)
  try {
    return work.person ? await drawFor(work.person.user, work, ask) : await drawForAll(work)
  } finally {
    // Nothing of a person is there when the next page is drawn.
    begin({ ...work, answers: {} })
  }
}

function begin({ facts, answers }: PageWork): void {
  setAcademy(facts)
  setDrawnAnswers(answers, () => {})
  answerCallsBy(null)
  personChanged()
  clearStorage()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expectPerson(null)
  shown.hasPage = false
  drawnTitle.title = undefined
  drawnParts.clear()
}

async function drawForAll({ location, answers, expects = null, sheets }: PageWork): Promise<Drawing> {
  const missing = new Map<string, DrawnCall>()
  setDrawnAnswers(answers, (address, { params = {}, query = {} }, url) =>
    missing.set(url, { address, params, query, url }),
  )
  expectPerson(expects)
  await pageAt(new URL(location, 'http://academy').pathname).preload()
  const html = titleInBar(await render(location))
  // A page that waits shows what its route's readings tell, and waits for the rest.
  if (missing.size > 0 && !expects) return { missing: [...missing.values()] }
  const { title } = drawnTitle
  return { html, style: styleFor(html, sheets) + (expects ? early : own), title }
}

async function drawFor(
  user: Person,
  { location, sheets, hasSheets }: PageWork,
  ask: AskServer,
): Promise<Drawing> {
  showPerson(user)
  answerCallsBy(ask)
  const rendered = await render(location)
  // The guard of the page leads elsewhere.
  if (!shown.hasPage) return { html: '', style: '' }
  const html = titleInBar(rendered.replace(HINTS, ''))
  const style = styleFor(html, sheets, hasSheets) + early
  return { html, style, queries: answeredQueries(), heard: heardCalls(), parts: [...drawnParts] }
}

/** Asking ahead for pictures is too late in markup that comes behind its page. */
const HINTS = /^(?:<link [^>]*>)+/

/** What comes by need is drawn with the page: its rules are in none of the page's own sheets. */
function styleFor(html: string, sheets: readonly string[], hasSheets = false): string {
  const others = [...known.keys()].filter((name) => !sheets.includes(name))
  const needed = hasSheets ? others : [...sheets, ...others]
  return criticalStyle(
    needed.map((name) => known.get(name) ?? []),
    html,
  )
}

const TITLE = new RegExp(`<${DRAWN_TITLE}>(.*?)</${DRAWN_TITLE}>`, 'gs')
const BAR = new RegExp(`(<div id="${PORTAL_TITLE_ID}"[^>]*)>`)

/** A portal's page names itself behind the bar in which its title stands. */
function titleInBar(html: string): string {
  let title: string | undefined
  const page = html.replace(TITLE, (_, inner) => {
    title = inner
    return ''
  })
  return title === undefined ? html : page.replace(BAR, (_, bar) => `${bar} data-drawn="">${title}`)
}

const stay = () => {}
/** Where a page leads on to another, that is the browser's to do. */
const NOWHERE_ELSE = {
  createHref: (to: Parameters<typeof createPath>[0] | string) =>
    typeof to === 'string' ? to : createPath(to),
  push: stay,
  replace: stay,
  go: stay,
}

async function render(location: string): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <Router location={location} navigator={NOWHERE_ELSE}>
        <Screens />
      </Router>
    </StrictMode>,
    // Large parts would otherwise be put in place by inline scripts, which the content policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (fault) => void faults.push(fault) },
  )
  // A part that broke would be left to the browser; a page that is drawn is drawn whole.
  if (faults.length > 0) throw faults[0]
  return await new Response(prelude).text()
}
