import type { AssessmentKind } from '@academy/contract/attempts'
import { useEffect, useState } from 'react'
import { assessmentKey } from './papers.ts'

/** Whether this device holds an open sitting of it: null until the device has said. */
export function useKeptSitting(kind: AssessmentKind, id: string, person: string): boolean | null {
  const [isKept, setIsKept] = useState<boolean | null>(null)
  useEffect(() => {
    let isCurrent = true
    const found = (kept: boolean) => isCurrent && setIsKept(kept)
    setIsKept(null)
    hasKept(kind, id, person).then(found, () => found(false))
    return () => {
      isCurrent = false
    }
  }, [kind, id, person])
  return isKept
}

async function hasKept(kind: AssessmentKind, id: string, person: string): Promise<boolean> {
  const { storedSittings } = await import('./browser/store.ts')
  const key = assessmentKey({ kind, id })
  return (await storedSittings(person)).some(({ assessment }) => assessment === key)
}
