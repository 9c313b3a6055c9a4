import {
  formatDate,
  formatDateTime,
  formatRelativeTime,
  formatTime,
  type Moment,
} from '@academy/contract/text'
import { useEffect, useState } from 'react'

type TimeProps = { at: Moment; className?: string }

/** Nov 20, 2026, 2:04 PM, in Kigali. */
export function DateTime({ at, className }: TimeProps) {
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {formatDateTime(at)}
    </time>
  )
}

/** A table's cell: the day, and under it the time. */
export function DayAndTime({ at }: { at: Moment }) {
  return (
    <time dateTime={new Date(at).toISOString()}>
      {formatDate(at)} <small>{formatTime(at)}</small>
    </time>
  )
}

export function DateOnly({ at, className }: TimeProps) {
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {formatDate(at)}
    </time>
  )
}

const refreshMs = 60_000

/** Just now, 5m ago, 3h ago, 2d ago; moves on by itself, the full date in the tooltip. */
export function RelativeTime({ at, className }: TimeProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)} className={className}>
      {formatRelativeTime(at, now)}
    </time>
  )
}
