import { contract } from '@academy/contract'
import { fileRoute, type Route, route } from '../../http/route.ts'
import { csvOfActs } from './csv.ts'
import { listActors, listActs } from './list-acts.ts'

export const auditRoutes: Route[] = [
  route(contract.audit, (ctx, { query }) => listActs(ctx, query)),
  fileRoute(contract.auditCsv, async (ctx, { query }) => csvOfActs(ctx, query)),
  route(contract.auditActors, (ctx) => listActors(ctx)),
]
