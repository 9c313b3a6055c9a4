import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Pair } from '../addresses.ts'
import { markConversationRead } from '../api.ts'
import type { KnownThread } from './known.ts'
import { type UnreadLine, unreadLineOf } from './rows.ts'

interface Reading {
  pair: Pair
  self: string
  known: KnownThread | undefined
  /** The server has answered since the conversation was opened. */
  isFresh: boolean
}

/** What came before somebody looked is marked as read when they do. The line above it stays until the conversation is left; what comes
 * while they look gets none. */
export function useReading({ pair, self, known, isFresh }: Reading): UnreadLine | null {
  const isVisible = useVisible()
  const [line, setLine] = useState<UnreadLine | null>(null)
  const [hasCaughtUp, setHasCaughtUp] = useState(false)
  const isTelling = useRef(false)
  const unread = known ? unreadLineOf(self, known.messages, known.conversation.unreadCount) : null

  if (!isVisible && hasCaughtUp) setHasCaughtUp(false)
  if (isVisible && isFresh && known && !hasCaughtUp) {
    if (unread && !line) setLine(unread)
    setHasCaughtUp(true)
  }

  const newestUnread = unread && isVisible && isFresh ? known?.messages.at(-1)?._id : undefined
  useEffect(() => {
    if (!newestUnread || isTelling.current) return
    isTelling.current = true
    markConversationRead(pair, self)
      // The next look finds them unread still, and says it again.
      .catch((failure: unknown) => console.warn('Messages could not be marked as read', failure))
      .finally(() => {
        isTelling.current = false
      })
  }, [newestUnread, pair, self])
  return line
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether somebody may be looking at the page. */
const useVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => false,
  )
