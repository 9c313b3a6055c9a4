import { contract } from '@academy/contract'
import { fileRoute, type Route, route, slowRoute } from '../../http/route.ts'
import { acceptInvitation, openInvitation } from './accept.ts'
import { invitationsCsv, listInvitations, resendInvitations, withdrawInvitations } from './manage.ts'
import { previewList, readBatch, sendInvitations } from './send.ts'

export const invitationsRoutes: Route[] = [
  route(contract.invitations, (ctx, { query }) => listInvitations(ctx, query)),
  fileRoute(contract.invitationsCsv, (ctx, { query }) => invitationsCsv(ctx, query)),
  slowRoute(contract.previewInvitations, (ctx, { body }) => previewList(ctx, body.text)),
  route(contract.sendInvitations, (ctx, { body }) => sendInvitations(ctx, body.lines)),
  route(contract.invitationBatch, (ctx, { params }) => readBatch(ctx, params.id)),
  route(contract.resendInvitations, (ctx, { body }) => resendInvitations(ctx, body.ids)),
  route(contract.withdrawInvitations, (ctx, { body }) => withdrawInvitations(ctx, body.ids)),
  slowRoute(contract.openInvitation, (ctx, { body }) => openInvitation(ctx, body.setupToken)),
  slowRoute(contract.acceptInvitation, (ctx, { body }) => acceptInvitation(ctx, body)),
]
