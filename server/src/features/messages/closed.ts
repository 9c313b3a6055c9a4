import { type ClosedReason, type Conversation, MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import type { EffectiveRole } from '@academy/contract/users'

/** Why nothing can be sent, as the writer reads it. */
export function sentenceOf(writer: EffectiveRole, reason: ClosedReason): string {
  switch (reason) {
    case 'admin':
      return M.toAdmin
    case 'deleted':
      return M.personDeleted
    case 'not-shared':
      return writer === 'instructor' ? M.notOwnStudents : M.notShared
    case 'course-deleted':
      return M.courseDeleted
    case 'blocked':
      return M.blockedYou
    case 'blocked-by-you':
      return M.blockedByYou
  }
}

export const viewClosed = (writer: EffectiveRole, reason: ClosedReason | null): Conversation['closed'] =>
  reason && { reason, message: sentenceOf(writer, reason) }
