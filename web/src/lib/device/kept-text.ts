import { useEffect, useState } from 'react'
import { newId } from '../new-id.ts'
import { type DraftKey, dropDraft, keepDraft, readDraft } from './form-draft.ts'

interface Kept<V> {
  values: V
  key: string
}

/** What is being written, kept on this device through a reload, with the key by which the server knows it: sent again after a line
 * that broke, it is stored once. */
export function useKeptText<V extends object>(name: DraftKey, empty: V) {
  const [begun, setBegun] = useState(() => readDraft<Kept<V>>(name))
  const [key, setKey] = useState(() => begun?.key ?? newId())
  return {
    initial: { ...empty, ...begun?.values },
    wasBegun: begun !== null,
    key,
    /** The text has arrived, or is thrown away: the next one is another. */
    forget: () => {
      dropDraft(name)
      setBegun(null)
      setKey(newId())
    },
  }
}

/** At each letter: a reload right behind the last one loses none. Where nothing is written yet nothing is kept. */
export function useKeeping(
  name: DraftKey,
  values: object,
  key: string,
  isWritten = Object.values(values).some((value) => value !== ''),
): void {
  const text = JSON.stringify(values)
  useEffect(() => {
    if (isWritten) keepDraft(name, { values: JSON.parse(text), key })
    else dropDraft(name)
  }, [name, text, key, isWritten])
}
