import { useEffect } from 'react'
import type { StudyRecord } from './study-record.ts'
import { type PlayEvent, stepWatching, type Tick } from './watch-tracker.ts'

/** Follows a media element and tells the record what was truly watched. */
export function useWatching(media: HTMLMediaElement | null, record: StudyRecord | null): void {
  useEffect(() => {
    if (!media || !record) return
    let last: Tick | null = null
    const step = (type: PlayEvent['type']) => {
      const at = { mediaSeconds: media.currentTime, atMs: performance.now(), rate: media.playbackRate }
      const next = stepWatching(last, type === 'jump' ? { type } : { type, ...at })
      last = next.last
      if (next.watched || type === 'stop') record.note(next.watched, media.currentTime)
    }
    const tick = () => !media.paused && !media.seeking && step('tick')
    const stop = () => {
      step('stop')
      record.send()
    }
    const jump = () => step('jump')
    const moved = () => record.note(null, media.currentTime)
    const listeners: [string, () => void][] = [
      ['timeupdate', tick],
      ['playing', tick],
      ['ratechange', tick],
      ['pause', stop],
      ['seeking', jump],
      ['seeked', moved],
      ['waiting', tick],
      ['emptied', jump],
    ]
    for (const [event, listener] of listeners) media.addEventListener(event, listener)
    return () => {
      if (!media.paused) step('stop')
      for (const [event, listener] of listeners) media.removeEventListener(event, listener)
    }
  }, [media, record])
}
