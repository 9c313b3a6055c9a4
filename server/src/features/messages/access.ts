import { MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import type { SignedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import type { Pair } from './pair-store.ts'

export interface PairParams {
  otherUserId: string
  courseId: string
}

/** As the address names it; nobody has a conversation with themselves. */
export function pairOf(caller: SignedIn, { otherUserId, courseId }: PairParams): Pair {
  if (otherUserId === caller.id) throw notFound(M.personNotFound)
  return { otherUserId, courseId: courseId === 'null' ? null : courseId }
}
