import { isId } from '@academy/contract/http/rules'
import { useEffect, useState } from 'react'
import { Route, useParams } from 'react-router'
import { callAhead } from '../lib/call.ts'
import type { Frame, PageRoute } from '../lib/page-route.ts'
import { Guarded } from './guards.tsx'

/** The routes that stand in one of these frames, each behind its guard. */
export function routesIn(frames: readonly Frame[], routes: readonly PageRoute[]) {
  return routes
    .filter(({ frame }) => frames.includes(frame))
    .map((route) => (
      <Route
        key={route.path}
        path={route.path}
        element={
          <Guarded guard={route.guard} loginNote={route.loginNote}>
            <PageOf route={route} />
          </Guarded>
        }
      />
    ))
}

/** The page, and with its code what it reads first. */
function PageOf({ route }: { route: PageRoute }) {
  const params = useParams()
  useState(() => {
    // An address that is none is told by the page, without a call.
    const isSound = Object.values(params).every((param) => isId(param))
    if (isSound && !route.page.hasCome()) for (const read of route.reads?.(params) ?? []) callAhead(...read)
  })
  // From here on the page shows by itself who reads it.
  useEffect(() => document.documentElement.removeAttribute('data-signed-in'), [])
  return <route.page />
}
