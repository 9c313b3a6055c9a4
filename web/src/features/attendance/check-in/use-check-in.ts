import type { CheckIn } from '@academy/contract/attendance'
import { CODE_SECONDS } from '@academy/contract/attendance/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLive } from '../../../lib/live/live.ts'
import { attendanceKey, checkInQuery } from '../api.ts'

const STEP_MS = CODE_SECONDS * 1000
const TICK_MS = 250

/** The code that stands, and how long: by what the server said was left, never by this device's clock. */
export function useCheckIn(courseId: string) {
  const query = useQuery(checkInQuery(courseId))
  useLive('attendance', { queryKey: attendanceKey(courseId) })
  const { refetch, dataUpdatedAt } = query
  const open = query.data?.checkIn ?? null
  const left = useTimeLeft(open, dataUpdatedAt)

  const isOver = open !== null && left <= 0
  useEffect(() => {
    if (!isOver) return
    void refetch()
    const again = setInterval(() => void refetch(), STEP_MS / 4)
    return () => clearInterval(again)
  }, [isOver, refetch])

  return {
    query,
    open,
    seconds: Math.max(0, Math.ceil(left / 1000)),
    share: Math.min(1, Math.max(0, left / STEP_MS)),
    /** Not only changed: the code before it is dead by now too. */
    isStale: open !== null && left <= -STEP_MS,
  }
}

function useTimeLeft(open: CheckIn | null, readAt: number): number {
  const [until, setUntil] = useState({ readAt: 0, end: 0 })
  const [now, setNow] = useState(() => performance.now())
  if (open && until.readAt !== readAt) {
    const moment = performance.now()
    setUntil({ readAt, end: moment + open.leftMs })
    setNow(moment)
  }
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return until.end - now
}
