import { isId } from '@academy/contract/http/rules'
import { callAhead, wasRead } from '../lib/calls/call.ts'
import { counted, hasPageShown } from '../lib/pages/lazy-page.ts'
import type { PageParams, PageRead, PageRoute } from '../lib/pages/page-route.ts'
import { within } from '../lib/within.ts'

/** Answers that have not come by then, once the page's code is here, are waited for by the page itself, which shows that it waits. */
const PATIENCE_MS = 500
/** Of what a page comes with: then it shows by itself that it waits. */
const LONG_MS = 8_000

const arrivals = new Map<string, Promise<unknown> | null>()

/** What a page waits for before it takes the place of the one before it: its code, and answers to what it shows first. The same for each of
 * React's attempts at one navigation, by the key of its location. Null where nothing is waited for: the first page of a visit shows that it is
 * coming, and one that was here before has what it shows. */
export function arrivalOf(route: PageRoute, params: PageParams, key: string): Promise<unknown> | null {
  const known = arrivals.get(key)
  if (known !== undefined) return known
  const coming = arrive(route, params)
  arrivals.set(key, coming)
  return coming
}

/** Who goes back to a page that was left arrives anew. */
export const forgetArrival = (key: string): void => void arrivals.delete(key)

function arrive(route: PageRoute, params: PageParams): Promise<unknown> | null {
  const follows = hasPageShown()
  const unread = follows ? readsOf(route, params).filter((read) => !wasRead(...read)) : []
  const answers = unread.map((read) => callAhead(...read))
  const code = beginRoute(route, params)
  if (!follows) return null
  const rest = () => route.page.comesWith?.(params)
  const known = rest()
  const wait = async () => {
    // Whoever shows the page hears of its failure.
    await code?.catch(() => {})
    const answered = within(PATIENCE_MS, Promise.all(answers))
    await within(LONG_MS, Promise.all([answered, known ?? rest()]))
  }
  return code || known || answers[0] ? counted(wait()) : null
}

/** Asks for a page's code, and with it for what the page reads first. */
export function beginRoute(route: PageRoute, params: PageParams): Promise<unknown> | undefined {
  const { page } = route
  if (import.meta.env.SSR || page.hasCome()) return
  for (const read of readsOf(route, params)) callAhead(...read)
  const coming = page.preload()
  coming.catch(() => {})
  return coming
}

/** An address that is none is told by the page, without a call. */
function readsOf({ reads }: PageRoute, params: PageParams): readonly PageRead[] {
  if (!Object.values(params).every((param) => isId(param))) return []
  return (reads?.(params) ?? []).filter((read) => !(read[2] && location.search))
}
