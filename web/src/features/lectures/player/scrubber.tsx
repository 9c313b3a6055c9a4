import { COMPLETE_AT_SHARE } from '@academy/contract/progress/rules'
import { formatClock } from '@academy/contract/text'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useState, useSyncExternalStore } from 'react'
import { ARROW_SECONDS, SKIP_SECONDS, useMediaSelector } from './media-store.ts'
import styles from './scrubber.module.css'
import type { StudyRecord } from './study-record.ts'

type ScrubberProps = {
  record: StudyRecord
  atSeconds: number
  lengthSeconds: number
  onSeek: (seconds: number) => void
}

const nothing: readonly (readonly [number, number])[] = []

/** Green is truly watched with its gaps, grey is buffered, the sun notch is where a lecture counts as complete. */
export function Scrubber({ record, atSeconds, lengthSeconds, onSeek }: ScrubberProps) {
  const { t } = useLingui()
  const buffered = useMediaSelector((state) => state.mediaBuffered) ?? nothing
  const watched = useSyncExternalStore(record.subscribe, record.watched, record.watched)
  const [dragged, setDragged] = useState<number | null>(null)
  const shown = dragged ?? atSeconds
  const share = (seconds: number) =>
    lengthSeconds > 0 ? `${Math.min(100, (seconds / lengthSeconds) * 100)}%` : '0%'
  const [place, whole] = [formatClock(shown), formatClock(lengthSeconds)]

  const secondsAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * lengthSeconds
  }
  const moveByKey = (event: KeyboardEvent) => {
    const to: Record<string, number> = {
      ArrowRight: atSeconds + ARROW_SECONDS,
      ArrowUp: atSeconds + ARROW_SECONDS,
      ArrowLeft: atSeconds - ARROW_SECONDS,
      ArrowDown: atSeconds - ARROW_SECONDS,
      PageUp: atSeconds + SKIP_SECONDS,
      PageDown: atSeconds - SKIP_SECONDS,
      Home: 0,
      End: lengthSeconds,
    }
    const seconds = to[event.key]
    if (seconds === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    onSeek(seconds)
  }
  const bars = (ranges: typeof nothing, className: string | undefined) =>
    ranges.map(([start, end]) => (
      <i key={start} className={className} style={{ left: share(start), width: share(end - start) }} />
    ))

  return (
    <div
      className={styles.scrub}
      role="slider"
      tabIndex={0}
      aria-label={t`Position`}
      aria-valuemin={0}
      aria-valuemax={Math.floor(lengthSeconds)}
      aria-valuenow={Math.floor(shown)}
      aria-valuetext={t`${place} of ${whole}`}
      onKeyDown={moveByKey}
      onPointerDown={(event) => {
        if (event.button !== 0 || lengthSeconds === 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(secondsAt(event))
      }}
      onPointerMove={(event) => dragged !== null && setDragged(secondsAt(event))}
      onPointerUp={(event) => {
        if (dragged !== null) onSeek(secondsAt(event))
        setDragged(null)
      }}
      onPointerCancel={() => setDragged(null)}
    >
      {bars(buffered as typeof nothing, styles.buffered)}
      {bars(watched, styles.watched)}
      <i
        className={styles.notch}
        style={{ left: share(lengthSeconds * COMPLETE_AT_SHARE) }}
        title={t`Complete from here`}
      />
      <b style={{ left: share(shown) }} />
    </div>
  )
}
