import { StrictMode, useEffect, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router'
import { setAnnouncer } from '../lib/pages/page-title.ts'
import { Translations } from '../lib/texts/language.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Router } from './router.tsx'
import { ScrollKeeper } from './scroll-keeper.tsx'

export function App() {
  const [history] = useState(beginHistory)
  return (
    <StrictMode>
      <HistoryRouter history={history}>
        <Screens />
      </HistoryRouter>
    </StrictMode>
  )
}

/** Back and forward are told a moment later. While the browser tells of them React renders at once and shows what a page falls back to; behind
 * that it leaves the page that stands until the next can be drawn, as on any other way. */
function beginHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  const { listen } = history
  history.listen = (tell) => listen((to) => void (to.action === 'POP' ? setTimeout(tell, 0, to) : tell(to)))
  return history
}

/** Everything below the router: the same tree in the browser and in the drawn-ahead pages. */
export function Screens() {
  return (
    <Translations>
      <ErrorBoundary>
        <ScrollKeeper />
        <Router />
        <Announcer />
      </ErrorBoundary>
    </Translations>
  )
}

/** Says the title of the page arrived at to screen readers. It stands at the top: below a full page it would make that scroll. */
function Announcer() {
  const [title, setTitle] = useState('')
  useEffect(() => setAnnouncer(setTitle), [])
  return (
    <p className="vh top-0" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  )
}
