// The audit log: every change by staff is one row, written in its own transaction by `recordAct`. The database adds rows and
// refuses to change them. It stands above all rooms, so that each of them can write into it.
import { contract } from '@academy/contract'
import { fileRoute, type Route, route } from '../../http/route.ts'
import { csvOfActs } from './csv.ts'
import { listActors, listActs } from './list-acts.ts'

export { recordAct } from './record-act.ts'

export const auditRoutes: Route[] = [
  route(contract.audit, (ctx, { query }) => listActs(ctx, query)),
  fileRoute(contract.auditCsv, async (ctx, { query }) => csvOfActs(ctx, query)),
  route(contract.auditActors, (ctx) => listActors(ctx)),
]
