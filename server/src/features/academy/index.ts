// The academy's own facts: name, contacts, figures, payment code. They are set in a file, counted where they say so, and
// never changed through a call. How much it holds is kept by what changes it.
import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'
import { readStats } from './stats.ts'

export { createAcademyFacts } from './figures.ts'

/** For clients that did not get the facts with the page. */
export const academyRoutes: Route[] = [
  route(contract.academy, async (ctx) => ({ academy: await ctx.academyFacts() })),
  route(contract.stats, readStats),
]
