import * as PROGRESS_MESSAGES from '@academy/contract/progress/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { CallFailure, call, failureMessage, mayPass } from '../../lib/call.ts'
import { enqueue } from '../../lib/device/outbox/index.ts'
import { toast } from '../../lib/toast.ts'
import { progressQuery } from './api.ts'
import { completedIn, withCompleted } from './progress-state.ts'
import { type Completion, completionWork } from './unsent-work.ts'

/** Marks a lecture as complete: at once on the screen; what cannot be sent now keeps its tick and waits in the outbox. */
export function useCompletion(person: string): (completion: Completion) => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(
    async ({ courseId, lectureId }: Completion) => {
      const { queryKey } = progressQuery(courseId)
      const before = queryClient.getQueryData(queryKey)
      if (completedIn(before).includes(lectureId)) return
      await queryClient.cancelQueries({ queryKey })
      if (before) queryClient.setQueryData(queryKey, withCompleted(before, courseId, [lectureId]))
      try {
        await call('PUT /api/markascomplete', { body: { courseId, lectureId } })
        await queryClient.invalidateQueries({ queryKey })
      } catch (failure) {
        const isKept = mayPass(failure) || (failure instanceof CallFailure && failure.status === 401)
        if (isKept && (await keepForLater(person, { courseId, lectureId }))) return
        queryClient.setQueryData(queryKey, before)
        toast.error(failureMessage(failure, PROGRESS_MESSAGES.updateFailed))
      }
    },
    [queryClient, person],
  )
}

/** False where the device stores nothing: then nothing is promised. */
function keepForLater(person: string, completion: Completion): Promise<boolean> {
  return enqueue(person, completionWork, completion.lectureId, completion).then(
    () => true,
    () => false,
  )
}
