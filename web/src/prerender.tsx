// Draws public pages ahead, with the academy's own facts, so that a phone shows them before the script has arrived.
// The server runs it once at its start; the browser's entry then hydrates what it finds.
import type { AcademyFacts } from '@academy/contract/academy'
import { i18n } from '@lingui/core'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { Screens } from './app/App.tsx'
import { pageRoutes } from './app/pages.ts'
import { setAcademy } from './lib/academy.ts'

/** The pages drawn ahead, each with the module of its page, whose styles and script the head asks for early. */
export const PRERENDERED: Record<string, string> = {
  '/': 'src/features/site/pages/home-page.tsx',
  '/about': 'src/features/site/pages/about-page.tsx',
  '/login': 'src/features/users/pages/login-page.tsx',
  '/register': 'src/features/users/pages/register-page.tsx',
}

/** What belongs inside `#root` at that path for a visitor. */
export async function renderPage(path: string, facts: AcademyFacts): Promise<string> {
  setAcademy(facts)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  await pageRoutes.find((route) => route.path === path)?.page.preload()
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Screens />
      </StaticRouter>
    </StrictMode>,
    // Large parts would otherwise be put in place by inline scripts, which the content policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
