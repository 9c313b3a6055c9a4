export const PUSH_MESSAGES = {
  invalid: 'Your browser gave no sound push subscription',
  idInvalid: 'Invalid device ID',
  off: 'This academy sends no notifications to devices',
  on: 'This device is told from now on',
  ended: 'This device is told nothing any more',
  removed: 'That device is told nothing any more',
  deviceNotFound: 'Device not found',
  renewed: 'The new address is known',
  unknown: 'This subscription is not known',
  notOn: 'Notifications are not on for this device',
  tested: 'Sent. It arrives within a minute',
} as const

/** What a device shows when it is tried out. */
export const PUSH_TEST_NOTE = {
  title: 'It works',
  message: 'Notifications of the academy arrive on this device.',
} as const

/** What a device shows of a message that it cannot read, or that is of nobody who is here. */
export const PUSH_UNREADABLE = { title: 'You have news', body: 'Open the academy to see it.' } as const

/** What came while it was to be quiet, told as one. */
export const pushesTogether = (count: number): string => `${count} things are new`

/** A message that waits; what it says stays in the academy. */
export const MESSAGE_PUSH = {
  title: (name: string) => `New message from ${name}`,
  inCourse: (course: string) => `In ${course}`,
  open: 'Open it to read and answer.',
} as const
