// First, because it sets the order of the style layers for every other sheet.
import './index.css'

import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { App } from './app/app.tsx'
import { beginPage, pageAt } from './app/router.tsx'
import type {} from './early/for-the-program.ts'
import { startSession } from './features/users/index.ts'
import { loadAcademy } from './lib/academy.ts'
import { dropAnswersAhead, takeEarlyAnswers } from './lib/calls/call.ts'
import { listenToWorker } from './lib/calls/reachable.ts'
import { sessionToken } from './lib/calls/session-token.ts'
import { preferredLanguage, startLanguage } from './lib/texts/language.tsx'
import { applyTheme, followSystemTheme } from './lib/theme.ts'
import { within } from './lib/within.ts'

/** Without what would take the drawn page over by now, the page begins anew in its place. */
const TAKE_OVER_MS = 5_000

async function start(root: HTMLElement): Promise<void> {
  applyTheme()
  followSystemTheme()
  listenToWorker(dropAnswersAhead)
  takeEarlyAnswers()
  startSession()
  const app = root.hasChildNodes() ? await hydrate(root) : await begin(root)
  const { startServiceWorker } = await import('./lib/offline/updates.ts')
  // Rare, and early in a visit: all of it is shown anew.
  await startServiceWorker(() => app.render(<App key={Date.now()} />))
}

async function begin(root: HTMLElement): Promise<Root> {
  // What fails here fails again where it is shown, and is said there.
  if (sessionToken()) beginPage(location.pathname).catch(() => undefined)
  const [own, , , applySheets] = await Promise.all([
    globalThis.early?.page && within(TAKE_OVER_MS, import('./app/take-over.tsx')),
    loadAcademy(),
    startLanguage(preferredLanguage()),
    globalThis.styled,
  ])
  const taken = await own?.takeOver(<App />, root, applySheets).catch((failure: unknown) => {
    reportError(failure)
    return null
  })
  if (taken) return taken
  applySheets?.()
  const app = createRoot(root)
  app.render(<App />)
  return app
}

/** The server draws a page as a visitor reads it in English. It becomes the person's own, and of their language, once it lives. */
async function hydrate(root: HTMLElement): Promise<Root> {
  await Promise.all([loadAcademy(), startLanguage('en'), pageAt(location.pathname).preload()])
  const app = hydrateRoot(root, <App />)
  await startLanguage(preferredLanguage())
  return app
}

void start(document.getElementById('root') as HTMLElement)
