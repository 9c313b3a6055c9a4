import { MESSAGING_MESSAGES as M, MESSAGE_REPORT_NOTE as N } from '@academy/contract/messages'
import { newId } from '../../db/ids.ts'
import { type Context, signedIn } from '../../http/context.ts'
import { conflict, invalid, notFound } from '../../http/problem.ts'
import { notifyAdmins } from '../notifications/index.ts'
import { findOwnMessage, insertReport } from './reports-store.ts'

const REPORTS = '/admin/message-reports'

/** What was not written to the caller is answered as one that never was. */
export async function reportMessage(ctx: Context, messageId: string, reason: string) {
  const { id: reporterId } = signedIn(ctx)
  const message = await findOwnMessage(ctx.db, messageId, reporterId)
  if (!message) throw notFound(M.messageNotFound)
  if (message.sender_id === reporterId) throw invalid(M.reportOwn)
  const id = newId()
  const isNew = await insertReport(ctx.db, {
    id,
    message_id: messageId,
    reporter_id: reporterId,
    reported_id: message.sender_id,
    course_id: message.course_id,
    course_title: message.course_title ?? '',
    reason,
    created_at: ctx.now(),
  })
  if (!isNew) throw conflict(M.reportedBefore)
  await notifyAdmins(ctx, {
    kind: 'message',
    about: `message-reported:${id}`,
    title: N.title,
    message: N.text,
    params: {},
    link: `${REPORTS}/${id}`,
    letter: null,
  })
  await ctx.events.tell('admins', 'messages')
  return { message: M.reported }
}
