import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'

/** The academy's own facts, for clients that did not get them with the page. */
export const academyRoutes: Route[] = [route(contract.academy, async (ctx) => ({ academy: ctx.academy }))]
