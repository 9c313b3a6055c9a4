import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'
import { acceptLate } from './hand-in/accept-late.ts'
import { extendTime } from './sitting/extend.ts'
import { listSittings, readEvidence } from './sitting/sittings.ts'

/** What those who teach see and do about sittings, of quizzes and exams alike. */
export const sittingRoutes: Route[] = [
  route(contract.sittings, (ctx, { params, query }) => listSittings(ctx, params.id, query)),
  route(contract.extend, (ctx, { params, body }) => extendTime(ctx, params.id, body)),
  route(contract.evidence, (ctx, { params }) => readEvidence(ctx, params.id)),
  route(contract.acceptLate, (ctx, { params, body }) => acceptLate(ctx, params.id, body)),
]
