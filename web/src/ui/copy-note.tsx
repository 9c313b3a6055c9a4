import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { useHasLine } from '../lib/reachable.ts'

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
