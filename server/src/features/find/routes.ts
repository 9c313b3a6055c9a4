import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'
import { find } from './find.ts'

export const findRoutes: Route[] = [route(contract.find, (ctx, { query }) => find(ctx, query.q))]
