// First, because it sets the order of the style layers for every other sheet.
import './index.css'

import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { pageRoutes } from './app/pages.ts'
import { currentSession, startSession } from './features/users/index.ts'
import { loadAcademy } from './lib/academy.ts'
import { preferredLanguage, startLanguage } from './lib/language.tsx'
import { applyTheme, followSystemTheme } from './lib/theme.ts'

async function start(root: HTMLElement): Promise<void> {
  applyTheme()
  followSystemTheme()
  startSession()
  await Promise.all([loadAcademy(), startLanguage(preferredLanguage())])
  if (isDrawnAhead(root)) {
    await pageRoutes.find((route) => route.path === location.pathname)?.page.preload()
    hydrateRoot(root, <App />)
  } else {
    root.replaceChildren()
    createRoot(root).render(<App />)
  }
  const { startServiceWorker } = await import('./lib/updates.ts')
  await startServiceWorker()
}

/** The server draws public pages as a visitor reads them in English; anybody else's page is drawn here. */
function isDrawnAhead(root: HTMLElement): boolean {
  const isVisitor = currentSession().status === 'signed-out'
  return root.dataset.path === location.pathname && isVisitor && preferredLanguage() === 'en'
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
