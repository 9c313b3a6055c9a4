import { MESSAGES_ADDRESS } from './messages-address.ts'

export const MESSAGE_REPORTS_ADDRESS = '/admin/message-reports'

/** One conversation: with whom, and in which course. */
export interface Pair {
  other: string
  course: string | null
}

export const conversationAddress = ({ other, course }: Pair): string =>
  `${MESSAGES_ADDRESS}/${other}/${course ?? 'null'}`

/** As the server names a conversation. */
export const conversationId = ({ other, course }: Pair): string => `${other}_${course ?? 'null'}`
