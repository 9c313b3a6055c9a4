import { Plural, Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'

const EvidenceDialog = lazyPart(() => import('./evidence-dialog.tsx'), 'EvidenceDialog')

interface LateNoteProps {
  submission: { attempt: string; lateCount: number; isFinalised: boolean }
  onAccepted: () => unknown
}

/** How the sitting ended, where that matters for the marks: by the clock, or with answers that came too late. */
export function LateNote({ submission, onAccepted }: LateNoteProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { lateCount, isFinalised, attempt } = submission
  if (lateCount === 0 && !isFinalised) return null
  return (
    <>
      <Banner
        tone={lateCount > 0 ? 'wait' : 'info'}
        className="mb-4"
        actions={
          lateCount > 0 && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              <Trans>Look at them</Trans>
            </Button>
          )
        }
      >
        {lateCount > 0 ? (
          <Plural
            value={lateCount}
            one="# answer arrived after the end and does not count yet."
            other="# answers arrived after the end and do not count yet."
          />
        ) : (
          <Trans>Time ran out: the academy ended this attempt with the answers it had.</Trans>
        )}
      </Banner>
      {isOpen && (
        <Suspense>
          <EvidenceDialog attemptId={attempt} onClose={() => setIsOpen(false)} onAccepted={onAccepted} />
        </Suspense>
      )}
    </>
  )
}
