/** The bell shows the newest; unread ones are counted as far as a badge tells. */
export const NOTIFICATIONS_MAX_ROWS = 50
export const NOTIFICATION_TITLE_MAX_LENGTH = 200
export const NOTIFICATION_MESSAGE_MAX_LENGTH = 2000
/** After this time a notification goes, sooner when it was read. */
export const NOTIFICATION_KEPT_DAYS = 365
export const NOTIFICATION_READ_KEPT_DAYS = 60
/** A page that hears no live events asks this often. */
export const NOTIFICATIONS_POLL_SECONDS = 30
/** Streams of live events that one session holds open at a time. */
export const LIVE_STREAMS_MAX = 4
/** Whoever has no page open any more is still shown as online for so long. */
export const ONLINE_SECONDS = 90
/** Devices of one person that are pushed to; the oldest goes for the eleventh. */
export const PUSH_DEVICES_MAX = 10
export const PUSH_ENDPOINT_MAX_LENGTH = 1000
/** Push services take 4 kB, encrypted. */
export const PUSH_PAYLOAD_MAX_BYTES = 3000
