import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'
import { enrolMyself } from './enrol.ts'

export const enrolmentsRoutes: Route[] = [
  route(contract.enrol, (ctx, { params }) => enrolMyself(ctx, params.id)),
]
