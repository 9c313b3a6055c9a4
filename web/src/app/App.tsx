import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router'
import { Translations } from '../lib/language.tsx'
import { queryClient } from '../lib/query-client.ts'
import { Announcer } from './Announcer.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { OutboxOfSession } from './OutboxOfSession.tsx'
import { Router } from './router.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'

export function App() {
  return (
    <StrictMode>
      <Translations>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <ErrorBoundary>
              <ScrollKeeper />
              <OutboxOfSession />
              <Router />
              <Announcer />
            </ErrorBoundary>
          </BrowserRouter>
        </QueryClientProvider>
      </Translations>
    </StrictMode>
  )
}
