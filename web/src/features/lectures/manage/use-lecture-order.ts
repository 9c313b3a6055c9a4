import type { LectureInList } from '@academy/contract/lectures'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { taughtLecturesQuery } from './api.ts'
import { withMoved } from './order.ts'

type Lectures = readonly LectureInList[]

/** Puts the list in its new order at once, sends it, and keeps the one before for undo. A refusal puts it back. */
export function useLectureOrder(courseId: string, lectures: Lectures) {
  const queryClient = useQueryClient()
  const { queryKey } = taughtLecturesQuery(courseId)
  const [before, setBefore] = useState<Lectures | null>(null)
  /** One after the other: the last order wins on the server too. */
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const show = (list: Lectures) => queryClient.setQueryData(queryKey, [...list])
  const put = (list: Lectures, fallback: Lectures) => {
    void queryClient.cancelQueries({ queryKey })
    show(list)
    const lectureIds = list.map(({ _id }) => _id)
    line.current = line.current
      .then(() =>
        call('PUT /api/instructor/courses/{id}/lecture-order', {
          params: { id: courseId },
          body: { lectureIds },
        }),
      )
      .catch(async (failure: unknown) => {
        show(fallback)
        setBefore(null)
        toast.error(failureMessage(failure, LECTURE_MESSAGES.updateFailed))
        await queryClient.invalidateQueries({ queryKey })
      })
  }

  return {
    move: (from: number, to: number) => {
      const next = withMoved(lectures, from, to)
      if (next === lectures) return
      setBefore(lectures)
      put(next, lectures)
    },
    canUndo: before !== null,
    undo: () => {
      if (!before) return
      setBefore(null)
      put(before, lectures)
    },
    forgetUndo: () => setBefore(null),
  }
}
