// Quick find reads what the rooms above hold, the best few of each kind; it has no tables, only indexes (migration 0023).

import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'
import { find } from './find.ts'

export const findRoutes: Route[] = [route(contract.find, (ctx, { query }) => find(ctx, query.q))]
