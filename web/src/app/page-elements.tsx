import { use, useEffect, useLayoutEffect, useState } from 'react'
import { Route, useLocation, useParams } from 'react-router'
import { useSession } from '../features/users/index.ts'
import { endEarlyPage } from '../lib/pages/early-page.ts'
import { pageShown } from '../lib/pages/lazy-page.ts'
import type { Frame, PageRoute } from '../lib/pages/page-route.ts'
import { arrivalOf, forgetArrival } from './arrival.ts'
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

/** Where the server draws pages: whether a guard let one be seen. */
export const shown = { hasPage: false }

/** The page, and with its code what it reads first. */
function PageOf({ route }: { route: PageRoute }) {
  if (import.meta.env.SSR) shown.hasPage = true
  const params = useParams()
  const { key } = useLocation()
  const arrival = arrivalOf(route, params, key)
  if (arrival) use(arrival)
  // From then on the page shows by itself who reads it.
  const isKnown = useSession().status !== 'loading'
  useEffect(() => {
    pageShown()
    if (isKnown) document.documentElement.removeAttribute('data-signed-in')
  }, [isKnown])
  useEffect(() => () => forgetArrival(key), [key])
  useLayoutEffect(endEarlyPage, [])
  return (
    <>
      <route.page />
      {arrival && <EffectsNow key={key} />}
    </>
  )
}

/** React runs effects, in which a page asks for what it shows, behind its first painting, and before what is told in a layout effect: what
 * the page takes is here already, and is painted with it. */
function EffectsNow() {
  const [, tell] = useState(false)
  useLayoutEffect(() => tell(true), [])
  return null
}
