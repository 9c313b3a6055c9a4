import { contract } from '@academy/contract'
import { fileRoute, type Route, route, slowRoute } from '../../http/route.ts'
import { attach, readAttachment } from './attachments.ts'
import { block, listBlocks, unblock } from './blocks.ts'
import { listConversations } from './conversations.ts'
import { listEverybody, listMembers } from './correspondents.ts'
import { markThreadRead, mute } from './own-side.ts'
import { setPresence } from './presence.ts'
import { reportMessage } from './report.ts'
import { closeReport, listReports, openReport } from './reports.ts'
import { search } from './search.ts'
import { sendOwn } from './send.ts'
import { readThread } from './thread.ts'

export const messagesRoutes: Route[] = [
  route(contract.conversations, (ctx, { query }) => listConversations(ctx, query)),
  route(contract.searchMessages, (ctx, { query }) => search(ctx, query.q)),
  route(contract.sendMessage, (ctx, { body }) => sendOwn(ctx, body)),
  slowRoute(contract.attachToMessage, (ctx, { file }) => attach(ctx, file)),
  fileRoute(contract.messagePicture, (ctx, { params }) =>
    readAttachment(ctx, params.attachmentId, 'picture'),
  ),
  fileRoute(contract.messageFile, (ctx, { params }) => readAttachment(ctx, params.attachmentId, 'file')),
  route(contract.thread, (ctx, { params, query }) => readThread(ctx, params, query)),
  route(contract.markThreadRead, (ctx, { params }) => markThreadRead(ctx, params)),
  route(contract.muteConversation, (ctx, { params, body }) => mute(ctx, params, body.isMuted)),
  route(contract.blocks, (ctx) => listBlocks(ctx)),
  route(contract.block, (ctx, { params }) => block(ctx, params.otherUserId)),
  route(contract.unblock, (ctx, { params }) => unblock(ctx, params.otherUserId)),
  route(contract.reportMessage, (ctx, { params, body }) => reportMessage(ctx, params.messageId, body.reason)),
  route(contract.messageReports, (ctx, { query }) => listReports(ctx, query)),
  route(contract.messageReport, (ctx, { params }) => openReport(ctx, params.reportId)),
  route(contract.closeMessageReport, (ctx, { params, body }) =>
    closeReport(ctx, params.reportId, body.note ?? ''),
  ),
  route(contract.presence, (ctx, { body }) => setPresence(ctx, body.isOnline)),
  route(contract.courseMembers, (ctx, { params, query }) => listMembers(ctx, params.courseId, query.q)),
  route(contract.everybody, (ctx, { query }) => listEverybody(ctx, query.q)),
]
