// The academy's own facts: name, contacts, figures, payment code. A file says them first; what superadmins set on their screen holds
// over it, and every node shows it at once. How much the academy holds is kept by what changes it.
import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'
import { changeSettings, readSettings } from './change-settings.ts'
import { readStats } from './stats.ts'

export { createAcademyFacts } from './figures.ts'
export { createLiveSettings } from './live-settings.ts'
export { academyTotals } from './totals-store.ts'

export const academyRoutes: Route[] = [
  // For clients that did not get the facts with the page.
  route(contract.academy, async (ctx) => ({ academy: await ctx.academyFacts() })),
  route(contract.stats, readStats),
  route(contract.settings, (ctx) => readSettings(ctx)),
  route(contract.changeSettings, (ctx, { body }) => changeSettings(ctx, body)),
]
