/** What the primary and its workers say to each other. */
export type Message =
  | { academy: 'stop' }
  /** A worker is asked for all, and asks its primary. */
  | { academy: 'all-figures'; id: number }
  | { academy: 'figures'; id: number; figures: object[] }
  | { academy: 'own-figures'; id: number }

const isOurs = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'academy' in message

export const isStop = (message: unknown): boolean => isOurs(message) && message.academy === 'stop'

/** Of one kind; undefined for others, and for what Node itself sends. */
export function messageOf<K extends Message['academy']>(message: unknown, kind: K) {
  return isOurs(message) && message.academy === kind
    ? (message as Extract<Message, { academy: K }>)
    : undefined
}
