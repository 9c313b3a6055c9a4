import { isId } from '@academy/contract/http/rules'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Route, useParams } from 'react-router'
import { useSession } from '../features/users/index.ts'
import { callAhead } from '../lib/call.ts'
import { endEarlyPage } from '../lib/early-page.ts'
import { pageShown } from '../lib/lazy-page.ts'
import type { Frame, PageParams, PageRoute } from '../lib/page-route.ts'
import { Guarded, LeadOn } from './guards.tsx'

/** The routes that stand in one of these frames, each behind its guard. */
export function routesIn(frames: readonly Frame[], routes: readonly PageRoute[]) {
  return routes
    .filter(({ frame }) => frames.includes(frame))
    .map((route) => (
      <Route
        key={route.path}
        path={route.path}
        element={
          route.leadsTo ? (
            <LeadOn to={route.leadsTo} />
          ) : (
            <Guarded guard={route.guard} loginNote={route.loginNote}>
              <PageOf route={route} />
            </Guarded>
          )
        }
      />
    ))
}

/** Asks for a page's code, and with it for what the page reads first. */
export function beginRoute({ page, reads }: PageRoute, params: PageParams): Promise<unknown> | undefined {
  if (import.meta.env.SSR || page.hasCome()) return
  // An address that is none is told by the page, without a call.
  if (Object.values(params).every((param) => isId(param)))
    for (const read of reads?.(params) ?? []) if (!(read[2] && location.search)) callAhead(...read)
  // Whoever shows the page hears of its failure.
  const coming = page.preload()
  coming.catch(() => {})
  return coming
}

/** Where the server draws pages: whether a guard let one be seen. */
export const shown = { hasPage: false }

/** The page, and with its code what it reads first. */
function PageOf({ route }: { route: PageRoute }) {
  if (import.meta.env.SSR) shown.hasPage = true
  const params = useParams()
  useState(() => beginRoute(route, params))
  // From then on the page shows by itself who reads it.
  const isKnown = useSession().status !== 'loading'
  useEffect(() => {
    pageShown()
    if (isKnown) document.documentElement.removeAttribute('data-signed-in')
  }, [isKnown])
  useLayoutEffect(endEarlyPage, [])
  return <route.page />
}
