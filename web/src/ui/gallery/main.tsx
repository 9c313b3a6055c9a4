import '../../index.css'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { startLanguage, Translations } from '../../lib/texts/language.tsx'
import { PrimitivesGallery } from './primitives-gallery.tsx'

// /gallery.html of the development server; no build holds it.

await startLanguage('en')
const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')
createRoot(root).render(
  <MemoryRouter>
    <QueryClientProvider client={new QueryClient()}>
      <Translations>
        <main>
          <h1 className="vh">Primitives</h1>
          <PrimitivesGallery />
        </main>
      </Translations>
    </QueryClientProvider>
  </MemoryRouter>,
)
