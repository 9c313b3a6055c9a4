/** What a page may be told to look at again, over `GET /api/events`. The stream never carries what is there to see. */
export const LIVE_EVENTS = [
  'notifications',
  'messages',
  'payments',
  'statements',
  'certificates',
  'attendance',
] as const
export type LiveEvent = (typeof LIVE_EVENTS)[number]

/** Sent when the stream begins and whenever something may have been missed: look at all of it again. */
export const LOOK_AT_ALL = 'all'

/** The last word of a line whose right to listen has changed: ask anew who one is. */
export const STOP_LISTENING = 'stop'
