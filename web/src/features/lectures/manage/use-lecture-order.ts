import type { LectureInList } from '@academy/contract/lectures'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { useRef, useState } from 'react'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { changeAtOnce } from '../../../lib/queries/optimistic.ts'
import { toast } from '../../../lib/toast.ts'
import { withMoved } from '../with-moved.ts'
import { taughtLecturesQuery } from './api.ts'

type Lectures = readonly LectureInList[]

/** Puts the list in its new order at once, sends it, and keeps the one before for undo. A refusal puts it back. */
export function useLectureOrder(courseId: string, lectures: Lectures) {
  const { queryKey } = taughtLecturesQuery(courseId)
  const [before, setBefore] = useState<Lectures | null>(null)
  /** One after the other: the last order wins on the server too. */
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const put = (list: Lectures) => {
    const lectureIds = list.map(({ _id }) => _id)
    const send = () =>
      call('PUT /api/instructor/courses/{id}/lecture-order', {
        params: { id: courseId },
        body: { lectureIds },
      })
    line.current = changeAtOnce(
      queryKey,
      () => list,
      () => line.current.then(send),
    ).catch((failure: unknown) => {
      setBefore(null)
      toast.error(failureMessage(failure, LECTURE_MESSAGES.updateFailed))
    })
  }

  return {
    move: (from: number, to: number) => {
      const next = withMoved(lectures, from, to)
      if (next === lectures) return
      setBefore(lectures)
      put(next)
    },
    canUndo: before !== null,
    undo: () => {
      if (!before) return
      setBefore(null)
      put(before)
    },
    forgetUndo: () => setBefore(null),
  }
}
