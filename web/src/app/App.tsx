import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router'
import { Translations } from '../lib/language.tsx'
import { Announcer } from './Announcer.tsx'
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
