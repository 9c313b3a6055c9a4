import { useEffect, useState } from 'react'
import { type DraftKey, dropDraft, keepDraft, readDraft } from '../../lib/draft.ts'
import { newId } from '../../lib/new-id.ts'

interface Kept<V> {
  values: V
  key: string
}

/** What is being written, kept on this device through a reload, with the key by which the server knows it: sent again after a line
 * that broke, it is stored once. */
export function useKeptText<V extends Record<string, string>>(name: DraftKey, empty: V) {
  const [begun] = useState(() => readDraft<Kept<V>>(name))
  const [key, setKey] = useState(() => begun?.key ?? newId())
  return {
    initial: { ...empty, ...begun?.values },
    wasBegun: begun !== null,
    key,
    /** It has arrived: the next one is another. */
    forget: () => {
      dropDraft(name)
      setKey(newId())
    },
  }
}

/** At each letter: a reload right behind the last one loses none. */
export function useKeeping(name: DraftKey, values: Record<string, string>, key: string): void {
  const text = JSON.stringify(values)
  useEffect(() => {
    const typed = JSON.parse(text) as Record<string, string>
    if (Object.values(typed).every((value) => value === '')) dropDraft(name)
    else keepDraft(name, { values: typed, key })
  }, [name, text, key])
}
