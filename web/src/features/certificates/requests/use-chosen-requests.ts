import type { CertificationRequest } from '@academy/contract/certificates'
import { useState } from 'react'
import type { Selection } from '../../../ui/data-table/selection.ts'

/** Rows chosen over several pages; only those that wait for approval count. */
export function useChosenRequests(shown: readonly CertificationRequest[] | undefined) {
  const [selection, setSelection] = useState<Selection>(new Set())
  const [seen, setSeen] = useState<ReadonlyMap<string, CertificationRequest>>(new Map())
  const newest = new Map([...seen, ...(shown ?? []).map((request) => [request._id, request] as const)])
  const pending = [...selection]
    .flatMap((id) => newest.get(id) ?? [])
    .filter(({ status }) => status === 'pending')
  return {
    selection,
    pending,
    choose: (next: Selection) => {
      setSelection(next)
      setSeen(newest)
    },
    clear: () => setSelection(new Set()),
  }
}
