import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { UploadProgress } from '../../lib/calls/call-types.ts'
import { useAfter } from '../../lib/use-after.ts'
import { Button } from '../button.tsx'

export interface Sending {
  isBusy: boolean
  /** Gives up what is on its way and sends what the form holds now. Absent where twice may not be once. */
  again?: (() => void) | undefined
  /** A file that goes up: while more of it goes, nothing hangs. */
  progress?: UploadProgress | null
}

/** While a form is on its way: says so when that takes long. */
export function StillSending({ again, progress }: Sending) {
  const [tries, setTries] = useState(0)
  const sendAgain =
    again &&
    (() => {
      setTries(tries + 1)
      again()
    })
  return <TakesLong key={`${tries} ${progress?.sentBytes}`} again={sendAgain} />
}

/** A line that has brought nothing by then may bring nothing at all. */
const PATIENCE_MS = 10_000

function TakesLong({ again }: Pick<Sending, 'again'>) {
  if (!useAfter(PATIENCE_MS)) return null
  // A banner by its style alone: its icons would come with the first load of every form.
  return (
    <div className="banner" data-tone="wait">
      <p>
        <Trans>This takes long. The network may be weak. What you typed stays here.</Trans>
      </p>
      {again && (
        <div className="banner-actions">
          <Button size="sm" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
