import '../../index.css'

import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { startLanguage, Translations } from '../../lib/language.tsx'
import { PrimitivesGallery } from './primitives-gallery.tsx'

// /gallery.html of the development server; no build holds it.

await startLanguage('en')
const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')
createRoot(root).render(
  <MemoryRouter>
    <Translations>
      <main>
        <h1 className="vh">Primitives</h1>
        <PrimitivesGallery />
      </main>
    </Translations>
  </MemoryRouter>,
)
