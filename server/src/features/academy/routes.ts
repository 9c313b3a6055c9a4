import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'
import { changeSettings, readSettings } from './change-settings.ts'
import { readStats } from './stats.ts'

export const academyRoutes: Route[] = [
  // For clients that did not get the facts with the page.
  route(contract.academy, async (ctx) => ({ academy: await ctx.academyFacts() })),
  route(contract.stats, readStats),
  route(contract.settings, (ctx) => readSettings(ctx)),
  route(contract.changeSettings, (ctx, { body }) => changeSettings(ctx, body)),
]
