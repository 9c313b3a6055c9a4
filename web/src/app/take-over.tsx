import type { PersonPage } from '@academy/contract/http'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { beginAs } from '../features/users/index.ts'
import { dropAnswerAhead, haveAnswersChanged } from '../lib/calls/call.ts'
import type { CallReply } from '../lib/calls/call-types.ts'
import { storedNames } from '../lib/device/stored-names.ts'
import { endEarlyStyle } from '../lib/pages/early-page.ts'
import { parts } from '../lib/pages/lazy-part.ts'
import { queryClient } from '../lib/queries/query-client.ts'
import { within } from '../lib/within.ts'
import { beginPage } from './router.tsx'

/** Answers that have not come by now are waited for by the page itself. */
const ANSWERS_MS = 1_000
/** A page whose code has not come by now, or failed, is begun anew and says so itself: hydration would try it over and over. */
const CODE_MS = 20_000
/** A part whose file is still on its way stays as it was drawn, and lives when it has come. */
const PARTS_MS = 2_000
/** A browser that is never idle gives its page by then. */
const IDLE_MS = 1_000
/** Whoever mounts with what the page was drawn with asks for nothing, whatever its own time is. */
const NEW_MS = 3_000
/** Whatever else a device remembers, a sidebar or a draft, is not known where pages are drawn. */
const KNOWN = /^(token|user|theme)$/

/** What the server drew for its person becomes the page: the same elements, so that nothing is written or painted twice, and place and
 * selection stay. Null where the page is better begun anew, with the same data. React writes anew by itself what turns out to differ. */
export async function takeOver(
  app: ReactNode,
  root: HTMLElement,
  applySheets = () => {},
): Promise<Root | null> {
  const page = await within(ANSWERS_MS, globalThis.early?.page)
  if (!page?.html) return null
  const hasCode = await within(
    CODE_MS,
    beginPage(location.pathname).then(() => true),
  )
  if (!hasCode) return null
  await within(PARTS_MS, partsCome(page.parts))
  // The drawn page is gone where its person is.
  const place = document.querySelector<HTMLElement>('#early-page[data-own]')
  if (!place) return null
  fill(page)
  if (storedNames().some((key) => !KNOWN.test(key))) return null
  // In one moment, so that all of it is worked out and laid out once.
  applySheets()
  endEarlyStyle()
  root.remove()
  place.id = 'root'
  return hydrateRoot(place, <Taken place={place}>{app}</Taken>, {
    // Seen in the browser's own timeline: it costs a moment, and is no fault that anybody could mend there.
    onRecoverableError: (failure) => performance.mark('rewritten', { detail: String(failure) }),
  })
}

/** Nobody presses what does not live yet. What stands in a `Suspense` of its own comes to live only then, one after the other. */
function Taken({ place, children }: { place: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    const live = () => {
      place.inert = false
      place.ariaHidden = null
    }
    if ('requestIdleCallback' in globalThis) requestIdleCallback(live, { timeout: IDLE_MS })
    else setTimeout(live)
  }, [place])
  return children
}

/** Session and queries begin with what the page was drawn with. */
function fill({ answers, heard, queries }: PersonPage): void {
  heard.forEach(dropAnswerAhead)
  const me = answers['/api/user/me']?.body as CallReply<'GET /api/user/me'> | undefined
  if (me) beginAs(me.user)
  for (const { key, url, part, data } of queries) {
    const body = url ? answers[url]?.body : data
    const held = part ? (body as Record<string, unknown>)[part] : body
    queryClient.setQueryData(key, held, { updatedAt: Date.now() + NEW_MS })
  }
  // It was a copy, and the server's word came before this.
  if (haveAnswersChanged()) void queryClient.invalidateQueries()
}

/** Asks for these, and for what of them stands in one another; resolves when they have come, or failed. */
async function partsCome(names: readonly string[], seen = 0): Promise<void> {
  const known = parts.length
  await Promise.allSettled(parts.slice(seen).map(([name, part]) => names.includes(name) && part.preload()))
  if (parts.length > known) await partsCome(names, known)
}
