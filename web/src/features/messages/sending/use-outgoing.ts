import { useMemo } from 'react'
import { type OutboxItem, useOutbox } from '../../../lib/device/outbox/index.ts'
import { useOnline } from '../../../lib/offline/online.ts'
import { conversationId, type Pair } from '../addresses.ts'
import { type MessageWork, messageWork } from './message-work.ts'
import type { Outgoing } from './outgoing.ts'
import { useRefused } from './refused.ts'
import { useStages } from './stages.ts'

/** What was written in this conversation and is not sent, the oldest first. */
export function useOutgoing(person: string, pair: Pair): readonly Outgoing[] {
  const isOnline = useOnline()
  const waiting = useOutbox(messageWork.kind)
  const refused = useRefused(person)
  const stages = useStages()
  const id = conversationId(pair)
  return useMemo(() => {
    const progressOf = (key: string) => {
      if (!isOnline) return 'waiting'
      return stages.get(key) === 'waiting' ? 'waiting' : 'sending'
    }
    const queued = waiting
      .map(workOf)
      .filter(({ key }) => stages.get(key) !== 'settled')
      .map(({ person: _, ...work }): Outgoing => ({ ...work, progress: progressOf(work.key) }))
    const failed = refused.map((one): Outgoing => ({ ...one, progress: 'failed' }))
    return [...queued, ...failed]
      .filter((one) => conversationId(one) === id)
      .sort((one, other) => one.at.localeCompare(other.at) || one.key.localeCompare(other.key))
  }, [waiting, refused, stages, isOnline, id])
}

const workOf = ({ payload }: OutboxItem) => payload as MessageWork
