// Work the server has not confirmed yet: completed lectures, positions, later answers and messages. Kept in IndexedDB for
// its person, sent as soon as there is a line, and not touched by logging out. What to send, the rooms say.
import { useSyncExternalStore } from 'react'
import { onOutboxChange, outboxItems } from './outbox.ts'
import type { OutboxItem } from './store.ts'

export {
  enqueue,
  flushOutbox,
  type OutboxKind,
  outboxItems,
  registerOutboxKind,
  setOutboxPerson,
  startOutbox,
} from './outbox.ts'
export type { OutboxItem } from './store.ts'

const none: readonly OutboxItem[] = []

/** What is "waiting to send" of the person signed in; of one kind when named. */
export function useOutbox(kind?: string): readonly OutboxItem[] {
  const items = useSyncExternalStore(onOutboxChange, outboxItems, () => none)
  return kind ? items.filter((item) => item.kind === kind) : items
}
