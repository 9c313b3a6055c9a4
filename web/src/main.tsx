// First, because it sets the order of the style layers for every other sheet.
import './index.css'

import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { pageAt } from './app/router.tsx'
import { loadShell } from './app/Shell.tsx'
import { startSession } from './features/users/index.ts'
import { loadAcademy } from './lib/academy.ts'
import { preferredLanguage, startLanguage } from './lib/language.tsx'
import { applyTheme, followSystemTheme } from './lib/theme.ts'

async function start(root: HTMLElement): Promise<void> {
  applyTheme()
  followSystemTheme()
  startSession()
  if (root.hasChildNodes()) await hydrate(root)
  else {
    await Promise.all([loadAcademy(), startLanguage(preferredLanguage())])
    createRoot(root).render(<App />)
  }
  const { startServiceWorker } = await import('./lib/updates.ts')
  await startServiceWorker()
}

/** The server draws a page as a visitor reads it in English. It becomes the person's own, and of their language, once it lives. */
async function hydrate(root: HTMLElement): Promise<void> {
  await Promise.all([loadAcademy(), startLanguage('en'), pageAt(location.pathname).preload(), loadShell()])
  hydrateRoot(root, <App />)
  await startLanguage(preferredLanguage())
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
