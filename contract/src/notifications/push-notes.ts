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
