// The academy's own facts: name, contacts, figures, payment code. They are set in a file, counted where they say so, and
// never changed through a call.
import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'

export { createAcademyFacts } from './figures.ts'

/** For clients that did not get the facts with the page. */
export const academyRoutes: Route[] = [
  route(contract.academy, async (ctx) => ({ academy: await ctx.academyFacts() })),
]
