import * as M from '@academy/contract/messages/messages'
import { call, failureMessage, mayPass } from '../../../lib/calls/call.ts'
import { enqueue, type OutboxKind, registerOutboxKind } from '../../../lib/device/outbox/index.ts'
import { toast } from '../../../lib/toast.ts'
import { conversationId } from '../addresses.ts'
import { showSent } from '../api.ts'
import type { Unsent } from './outgoing.ts'
import { forgetRefused, keepRefused } from './refused.ts'
import { setStage } from './stages.ts'

export interface MessageWork extends Unsent {
  person: string
}

/** One after the other, in the order in which they were written; with its key each is stored once, however often it is sent. */
export const messageWork: OutboxKind<MessageWork> = {
  kind: 'message',
  send: async ({ other, course, content, key, attachment }) => {
    setStage(key, 'sending')
    try {
      const { sent } = await call('POST /api/messages/send', {
        body: { receiverId: other, courseId: course, content, key, attachmentId: attachment?._id },
      })
      setStage(key, 'settled')
      await showSent({ other, course }, sent)
    } catch (failure) {
      setStage(key, mayPass(failure) ? 'waiting' : 'settled')
      throw failure
    }
  },
  onRefused: ({ person, ...message }, failure) => {
    const reason = failureMessage(failure, M.sendFailed)
    keepRefused(person, { ...message, reason })
    toast.error(reason, { id: `message-${conversationId(message)}` })
  },
}

export const registerMessageWork = (): void => registerOutboxKind(messageWork)

/** Resolves when it is safe on the device. Where a browser keeps nothing, when the server has it. */
export async function sendMessage(work: MessageWork): Promise<void> {
  forgetRefused(work.person, work.key)
  setStage(work.key, 'sending')
  try {
    await enqueue(work.person, messageWork, work.key, work)
  } catch (failure) {
    if (!(failure instanceof DOMException)) throw failure
    await messageWork.send(work)
  }
}
