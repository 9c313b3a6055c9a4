import { isTeacher } from '@academy/contract/users'
import type { FastifyReply } from 'fastify'
import type { Caller } from './context.ts'
import type { Route } from './route.ts'

/** The browser's worker keeps a reply only with this header: teachers read more through the same calls than may stay on a phone. */
export function allowOfflineCopy(reply: FastifyReply, { endpoint }: Route, caller: Caller): void {
  const isForAll = endpoint.who === 'everyone' || !caller || !isTeacher(caller.role)
  if (endpoint.offline && isForAll) reply.header('offline-copy', 'allowed')
}
