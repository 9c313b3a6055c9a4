import { Route } from 'react-router'
import type { Frame, PageRoute } from '../lib/page-route.ts'
import { Guarded } from './guards.tsx'

/** The routes that stand in one of these frames, each behind its guard. */
export function routesIn(frames: readonly Frame[], routes: readonly PageRoute[]) {
  return routes
    .filter(({ frame }) => frames.includes(frame))
    .map(({ path, guard, loginNote, page: Page }) => (
      <Route
        key={path}
        path={path}
        element={
          <Guarded guard={guard} loginNote={loginNote}>
            <Page />
          </Guarded>
        }
      />
    ))
}
