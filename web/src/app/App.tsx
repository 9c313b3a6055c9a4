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
      <Translations>
        <BrowserRouter>
          <ErrorBoundary>
            <ScrollKeeper />
            <Router />
            <Announcer />
          </ErrorBoundary>
        </BrowserRouter>
      </Translations>
    </StrictMode>
  )
}
