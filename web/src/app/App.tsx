import { StrictMode, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { Translations } from '../lib/language.tsx'
import { setAnnouncer } from '../lib/page-title.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Router } from './router.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'

export function App() {
  return (
    <StrictMode>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </StrictMode>
  )
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
