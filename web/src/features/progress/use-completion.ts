import type { Progress } from '@academy/contract/progress'
import * as PROGRESS_MESSAGES from '@academy/contract/progress/messages'
import { useCallback } from 'react'
import { CallFailure, failureMessage, mayPass } from '../../lib/calls/call.ts'
import { enqueue } from '../../lib/device/outbox/index.ts'
import { changeAtOnce } from '../../lib/queries/optimistic.ts'
import { queryClient } from '../../lib/queries/query-client.ts'
import { toast } from '../../lib/toast.ts'
import { progressQuery } from './api.ts'
import { completedIn, withCompleted } from './progress-state.ts'
import { type Completion, completionWork } from './unsent-work.ts'

/** Marks a lecture as complete: at once on the screen; what cannot be sent now keeps its tick and waits in the outbox. */
export function useCompletion(person: string): (completion: Completion) => Promise<void> {
  return useCallback(
    async (completion: Completion) => {
      const { courseId, lectureId } = completion
      const { queryKey } = progressQuery(courseId)
      if (completedIn(queryClient.getQueryData(queryKey)).includes(lectureId)) return
      const ticked = (before: Progress) => withCompleted(before, courseId, [lectureId])
      try {
        await changeAtOnce(queryKey, ticked, () => sendOrKeep(person, completion))
      } catch (failure) {
        toast.error(failureMessage(failure, PROGRESS_MESSAGES.updateFailed))
      }
    },
    [person],
  )
}

async function sendOrKeep(person: string, completion: Completion): Promise<void> {
  try {
    await completionWork.send(completion)
  } catch (failure) {
    const mayComeLater = mayPass(failure) || (failure instanceof CallFailure && failure.status === 401)
    if (!mayComeLater || !(await keepForLater(person, completion))) throw failure
  }
}

/** False where the device stores nothing: then nothing is promised. */
function keepForLater(person: string, completion: Completion): Promise<boolean> {
  return enqueue(person, completionWork, completion.lectureId, completion).then(
    () => true,
    () => false,
  )
}
