import type { contract } from '@academy/contract'
import { COURSE_MESSAGES } from '@academy/contract/courses'
import {
  type ClosedReason,
  MESSAGING_MESSAGES as M,
  MESSAGE_MAIL_AFTER_MINUTES,
} from '@academy/contract/messages'
import { isAdmin } from '@academy/contract/users'
import type { z } from 'zod'
import { newId } from '../../db/ids.ts'
import { type Context, type Db, type SignedIn, signedIn } from '../../http/context.ts'
import { conflict, forbidden, invalid, notFound, type Problem } from '../../http/problem.ts'
import { type AttachmentRow, findAttachmentOf, takeAttachment } from './attachments-store.ts'
import { sentenceOf } from './closed.ts'
import { correspondent } from './correspondents-store.ts'
import { askForPush } from './push-waiting.ts'
import { firstUnread } from './push-waiting-store.ts'
import { type Refused, type Stored, storing } from './send-store.ts'
import { viewCaller, viewMessage, viewPerson } from './views.ts'

type Body = z.output<(typeof contract.sendMessage)['body'] & {}>

export async function sendOwn(ctx: Context, { receiverId, courseId, content, key, attachmentId }: Body) {
  const about = courseId === 'null' ? null : (courseId ?? null)
  const sent = await sendMessage(ctx, {
    ...{ receiverId, courseId: about, content, key: key ?? null },
    attachmentId: attachmentId ?? null,
  })
  return { message: M.sent, sent }
}

export interface NewMessage {
  receiverId: string
  courseId: string | null
  content: string
  key: string | null
  /** The sender's own, uploaded before. */
  attachmentId: string | null
}

/** One statement decides and stores: whoever blocks, un-enrols or deletes meanwhile is waited for, or waits. What is asked of a message that it
 * refused, or knew already, finds nothing: so all is asked at once. */
export async function sendMessage(
  ctx: Context,
  { receiverId, courseId, content, key, attachmentId }: NewMessage,
) {
  const caller = signedIn(ctx)
  if (receiverId === caller.id) throw invalid(M.toOneself)
  const id = newId()
  const at = ctx.now()
  const mailAt = new Date(at.getTime() + MESSAGE_MAIL_AFTER_MINUTES * 60_000)
  const row = { id, senderId: caller.id, receiverId, courseId, content, key, at, mailAt }
  const [, [stored], [waiting], [person]] = await ctx.enter(
    storing.of(row),
    firstUnread.of({ messageId: id, userId: receiverId }),
    correspondent.of({ id: receiverId }),
  )
  if (!stored) throw new Error('send_message gave no row')
  if (stored.outcome !== 'sent' && stored.outcome !== 'again') throw refusal(caller, stored.outcome)
  if (waiting) await askForPush(ctx, waiting)
  const receiver = viewPerson({ id: receiverId, name: null, role: null, mainrole: null, ...person })
  const attachment = await attachmentOf(ctx.db, caller, stored, attachmentId)
  const shown = { ...stored, sender_id: caller.id, content, attachment }
  return viewMessage(ctx, shown, [viewCaller(caller), receiver], courseId)
}

/** A message that was sent before keeps what it was sent with. */
async function attachmentOf(
  db: Db,
  { id: ownerId }: SignedIn,
  { id: messageId, outcome }: Stored,
  attachmentId: string | null,
): Promise<AttachmentRow | null> {
  if (outcome === 'again') {
    const found = await findAttachmentOf(db, messageId)
    if ((found?.id ?? null) !== attachmentId) throw conflict(M.keyUsed)
    return found ?? null
  }
  if (!attachmentId) return null
  const taken = await takeAttachment(db, { id: attachmentId, ownerId, messageId })
  if (!taken) throw notFound(M.attachmentNotFound)
  return taken
}

function refusal(caller: SignedIn, outcome: Refused): Problem {
  if (outcome === 'key-used') return conflict(M.keyUsed)
  if (outcome === 'course-unknown') return notFound(COURSE_MESSAGES.notFound)
  // Who is a stranger to the caller and who never was are told apart by admins alone.
  if (outcome === 'unknown')
    return isAdmin(caller.role)
      ? notFound(M.personNotFound)
      : forbidden(sentenceOf(caller.role, 'not-shared'))
  return forbidden(sentenceOf(caller.role, outcome satisfies ClosedReason))
}
