import { Trans } from '@lingui/react/macro'
import { CircleCheck, CloudAlert, CloudCheck, CloudUpload, RotateCw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Cockpit } from './use-cockpit.ts'

/** Where the marks on the screen are: on their way, kept as a draft, on this device only, or saved. */
export function DraftState({ drafts, isGraded }: { drafts: Cockpit['drafts']; isGraded: boolean }) {
  const { word, problem, send } = drafts
  if (word === 'failed') {
    return (
      <div className="cockpit-saved" data-bad="">
        <span role="status" title={problem}>
          <CloudAlert aria-hidden="true" />
          <span>
            <Trans>Not saved</Trans>
            <span className="vh">
              . <Trans>Kept on this device.</Trans> {problem}
            </span>
          </span>
        </span>
        <Button size="sm" variant="quiet" onClick={() => void send()}>
          <RotateCw aria-hidden="true" />
          <Trans>Retry</Trans>
        </Button>
      </div>
    )
  }
  if (word === 'untouched') {
    return (
      <div className="cockpit-saved">
        <span role="status">
          {isGraded && (
            <>
              <CircleCheck aria-hidden="true" />
              <Trans>Graded</Trans>
            </>
          )}
        </span>
      </div>
    )
  }
  return (
    <div className="cockpit-saved">
      <span role="status">
        {word === 'saved' ? <CloudCheck aria-hidden="true" /> : <CloudUpload aria-hidden="true" />}
        {word === 'saved' ? <Trans>Draft saved</Trans> : <Trans>Saving</Trans>}
      </span>
    </div>
  )
}
