import { isTeacher } from '@academy/contract/users'
import type { FastifyReply } from 'fastify'
import type { Caller } from './context.ts'
import type { Route } from './route.ts'

/** The browser's worker keeps a reply only with this header: teachers read more through learners' calls than may stay on a phone.
 * A call of theirs alone that is declared means what they read. */
export function allowOfflineCopy(reply: FastifyReply, { endpoint }: Route, caller: Caller): void {
  const { who } = endpoint
  const isForAll = who === 'everyone' || who === 'teacher' || !caller || !isTeacher(caller.role)
  if (endpoint.offline && isForAll) reply.header('offline-copy', 'allowed')
}
