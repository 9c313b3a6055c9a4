import type { Range } from '@academy/contract/progress/rules'

export interface ResumePlace {
  /** Seconds, or pages seen before this one. */
  position: number
  /** When the person was there; milliseconds. */
  atMs: number
}

/** What the player tells and asks of the person's study of one lecture. Pages and slides count as ranges of length one. */
export interface StudyRecord {
  subscribe: (listener: () => void) => () => void
  watched: () => readonly Range[]
  /** Where the person stopped before this visit, on any device. */
  resume: ResumePlace | null
  /** Adds what was just watched (null: nothing new) and keeps the place. */
  note: (range: Range | null, position: number) => void
  /** Sends what is not sent yet: on pause, at the end, on leaving. */
  send: () => void
}
