import type { Lecture } from '@academy/contract/lectures'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { positionQuery } from './api.ts'
import { createStudyRecord } from './create-study-record.ts'
import type { Completion } from './unsent-work.ts'

type StudyRecordOptions = {
  person: string
  isKept: boolean
  /** Stays the same function: it may be called for a lecture that was left meanwhile. */
  onStudied: (completion: Completion) => void
}

/** The person's record of a lecture; null until it is known where they stopped, or that nobody can tell. */
export function useStudyRecord(
  lecture: Lecture | undefined,
  { person, isKept, onStudied }: StudyRecordOptions,
) {
  const { data, isPending } = useQuery({
    ...positionQuery(lecture?._id ?? ''),
    enabled: lecture !== undefined && isKept,
    // What came with the page is its visit's.
    refetchOnMount: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const lectureId = lecture?._id
  const courseId = lecture?.course
  const length = lecture ? (lecture.durationSeconds ?? lecture.pageCount) : null
  const isWaiting = isKept && isPending
  const record = useMemo(() => {
    if (isWaiting || !lectureId || !courseId) return null
    const known = data && {
      positionSeconds: data.positionSeconds,
      watched: data.watched,
      atMs: Date.parse(data.updatedAt),
    }
    return createStudyRecord({
      person,
      lectureId,
      length,
      known: known ?? null,
      isKept,
      onStudied: () => onStudied({ courseId, lectureId }),
    })
  }, [isWaiting, lectureId, courseId, length, data, person, isKept, onStudied])

  useEffect(() => {
    if (!record) return
    const sendWhenHidden = () => document.visibilityState === 'hidden' && record.send()
    document.addEventListener('visibilitychange', sendWhenHidden)
    addEventListener('pagehide', record.send)
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden)
      removeEventListener('pagehide', record.send)
      record.send()
    }
  }, [record])
  return record
}
