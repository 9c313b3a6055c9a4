// First, because it sets the order of the style layers for every other sheet.
import './index.css'

import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startSession } from './features/users/index.ts'
import { loadAcademy } from './lib/academy.ts'
import { preferredLanguage, startLanguage } from './lib/language.tsx'
import { applyTheme, followSystemTheme } from './lib/theme.ts'
import { startServiceWorker } from './lib/updates.ts'

async function start(root: HTMLElement): Promise<void> {
  applyTheme()
  followSystemTheme()
  startSession()
  await Promise.all([loadAcademy(), startLanguage(preferredLanguage())])
  createRoot(root).render(<App />)
  await startServiceWorker()
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
