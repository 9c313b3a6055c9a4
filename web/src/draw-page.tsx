// Draws a page as a visitor sees it, with its data in it, so that a phone shows it before the script has arrived. The server runs this in a
// thread of its own; the browser's entry hydrates what it finds.
import './draw-globals.ts'
import type { AcademyFacts } from '@academy/contract/academy'
import { i18n } from '@lingui/core'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { Screens } from './app/App.tsx'
import { pageAt } from './app/router.tsx'
import { criticalStyle, readSheet, type Sheet } from './critical-style.ts'
import early from './draw-early.css?inline'
import own from './draw-page.css?inline'
import { expectPerson } from './features/users/index.ts'
import { setAcademy } from './lib/academy.ts'
import { type DrawnAnswers, setDrawnAnswers } from './lib/drawn-answers.ts'
import { queryClient } from './lib/query-client.ts'
import { drawn } from './ui/portal-title.tsx'

export interface PageWork {
  /** Path and query, without what the page does not show. */
  location: string
  facts: AcademyFacts
  answers: DrawnAnswers
  /** Of a page for signed-in people, whom it waits for; everybody's are drawn as a visitor sees them. */
  expects: 'student' | 'instructor' | 'admin' | null
  /** The style sheets of the page, by their names. */
  sheets: readonly string[]
}
/** A call that the page makes first, and its address with all parts filled in. */
export interface DrawnCall {
  address: string
  params: object
  query: object
  url: string
}
/** What belongs inside `#root` with the rules that it needs, or the calls without which it would be a skeleton. */
export type Drawing = { html: string; style: string } | { missing: DrawnCall[] }

const known = new Map<string, Sheet>()

/** The build's style sheets by name, once. */
export function setSheets(sheets: Readonly<Record<string, string>>): void {
  for (const [name, css] of Object.entries(sheets)) known.set(name, readSheet(css))
}

/** One at a time: what the page reads while it renders is the module's own. */
export async function drawPage({ location, facts, answers, expects, sheets }: PageWork): Promise<Drawing> {
  const missing = new Map<string, DrawnCall>()
  setAcademy(facts)
  setDrawnAnswers(answers, (address, { params = {}, query = {} }, url) =>
    missing.set(url, { address, params, query, url }),
  )
  queryClient.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expectPerson(expects)
  await pageAt(new URL(location, 'http://academy').pathname).preload()
  drawn.title = null
  let html = await render(location)
  if (drawn.title) html = await render(location)
  // A page that waits shows what its route's readings tell, and waits for the rest.
  if (missing.size > 0 && !expects) return { missing: [...missing.values()] }
  const needed = sheets.map((name) => known.get(name) ?? [])
  return { html, style: criticalStyle(needed, html) + (expects ? early : own) }
}

async function render(location: string): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>
        <Screens />
      </StaticRouter>
    </StrictMode>,
    // Large parts would otherwise be put in place by inline scripts, which the content policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (fault) => void faults.push(fault) },
  )
  // A part that broke would be left to the browser; a page that is drawn is drawn whole.
  if (faults.length > 0) throw faults[0]
  return await new Response(prelude).text()
}
