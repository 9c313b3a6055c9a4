import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOutbox } from '../../lib/device/outbox/index.ts'
import { progressQuery } from './api.ts'
import { completedIn, withCompleted } from './progress-state.ts'
import { type Completion, completionWork } from './unsent-work.ts'

/** Progress in a course, with what this device has completed and not sent yet. */
export function useCourseProgress(courseId: string | undefined) {
  const query = useQuery({ ...progressQuery(courseId ?? ''), enabled: courseId !== undefined })
  const waiting = useOutbox(completionWork.kind)
  const { data } = query
  return useMemo(() => {
    const unsent = waiting
      .map(({ payload }) => payload as Completion)
      .filter((completion) => completion.courseId === courseId)
      .map(({ lectureId }) => lectureId)
    const progress = data && courseId ? withCompleted(data, courseId, unsent) : undefined
    return { progress, completed: new Set(completedIn(progress)), unsent: new Set(unsent), query }
  }, [data, waiting, courseId, query])
}
