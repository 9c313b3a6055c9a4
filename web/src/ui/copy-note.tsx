import { Suspense } from 'react'
import { useHasLine } from '../lib/calls/reachable.ts'
import { lazyPart } from '../lib/pages/lazy-part.ts'

const CopyLine = lazyPart(() => import('./copy-line.tsx'), 'CopyLine')

/** Above a list, without a line or while the academy does not answer: of when the copy being read is. `address` is the call that
 * filled the list. Most visits download nothing of it. */
export function CopyNote(props: { address: string; className?: string }) {
  return useHasLine() ? null : (
    <Suspense>
      <CopyLine {...props} />
    </Suspense>
  )
}
