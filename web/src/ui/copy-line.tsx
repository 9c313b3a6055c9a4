import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useCopyDate } from '../lib/offline/copy-date.ts'
import { DateTime } from './date-time.tsx'

/** Of when the copy of a call's answer is; nothing where there is none. */
export function CopyLine({ address, className }: { address: string; className?: string }) {
  const date = useCopyDate(address)
  if (!date) return null
  return (
    <p className={`flex items-center gap-2 meta muted ${className ?? ''}`}>
      <CloudOff aria-hidden="true" className="size-4.5 flex-none" />
      <span>
        <Trans>
          Offline copy of <DateTime at={date} />
        </Trans>
      </span>
    </p>
  )
}
