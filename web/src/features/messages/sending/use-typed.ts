import { useEffect, useState } from 'react'
import { readStorage, type StorageKey, writeStorage } from '../../../lib/device/storage.ts'
import { conversationId, type Pair } from '../addresses.ts'

/** What is being written in a conversation, kept with every letter: a reload, a crash and a second tab have it. It goes with the
 * session, as all that is kept for a person on a borrowed computer. */
export function useTyped(person: string, pair: Pair): [text: string, type: (text: string) => void] {
  const key: StorageKey = `draft:message:${person}:${conversationId(pair)}`
  const [text, setText] = useState(() => readStorage(key) ?? '')
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setText(event.newValue ?? '')
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [key])
  const type = (next: string) => {
    setText(next)
    writeStorage(key, next === '' ? null : next)
  }
  return [text, type]
}
