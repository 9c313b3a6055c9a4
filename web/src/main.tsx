import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadAcademy } from './lib/academy.ts'
import { preferredLanguage, startLanguage } from './lib/language.tsx'
import { startOutbox } from './lib/outbox/index.ts'
import { applyTheme, followSystemTheme } from './lib/theme.ts'
import './index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

applyTheme()
followSystemTheme()
startOutbox()
await Promise.all([loadAcademy(), startLanguage(preferredLanguage())])
createRoot(root).render(<App />)
