import * as PROGRESS_MESSAGES from '@academy/contract/progress/messages'
import { call, failureMessage } from '../../lib/calls/call.ts'
import { type OutboxKind, registerOutboxKind } from '../../lib/device/outbox/index.ts'
import { queryClient } from '../../lib/queries/query-client.ts'
import { toast } from '../../lib/toast.ts'
import { progressQuery } from './api.ts'
import { joinPositions, type Position } from './position-record.ts'

/** A lecture to mark as complete. */
export interface Completion {
  courseId: string
  lectureId: string
}

export const completionWork: OutboxKind<Completion> = {
  kind: 'complete',
  send: async (completion) => {
    await call('PUT /api/markascomplete', { body: completion })
    await queryClient.invalidateQueries({ queryKey: progressQuery(completion.courseId).queryKey })
  },
  onRefused: ({ courseId }, failure) => {
    toast.error(failureMessage(failure, PROGRESS_MESSAGES.updateFailed))
    void queryClient.invalidateQueries({ queryKey: progressQuery(courseId).queryKey })
  },
}

export type UnsentPosition = Position & { lectureId: string }

export const positionWork: OutboxKind<UnsentPosition> = {
  kind: 'position',
  send: async (position) => {
    await sendPosition(position)
  },
  merge: (waiting, next) => ({ ...next, ...joinPositions(waiting, next) }),
}

export function sendPosition({ lectureId, positionSeconds, watched }: UnsentPosition) {
  const ranges = watched.map(([start, end]): [number, number] => [start, end])
  return call('PUT /api/progress/position', {
    body: { lectureId, positionSeconds, watched: ranges },
    keepalive: true,
  })
}

/** Whoever shows what waits also says how it is sent. */
export function registerProgressWork(): void {
  registerOutboxKind(completionWork)
  registerOutboxKind(positionWork)
}
