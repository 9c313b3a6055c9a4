import { Trans } from '@lingui/react/macro'
import { CircleCheck, CloudAlert, CloudCheck, CloudUpload, RotateCw } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import type { Workspace } from '../workspace/use-workspace.ts'
import styles from './draft-state.module.css'

/** Where the marks on the screen are: on their way, kept as a draft, on this device only, or saved. */
export function DraftState({ drafts, isGraded }: { drafts: Workspace['drafts']; isGraded: boolean }) {
  const { word, problem, send } = drafts
  if (word === 'failed') {
    return (
      <div className={styles.saved} data-bad="">
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
      <div className={styles.saved}>
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
    <div className={styles.saved}>
      <span role="status">
        {word === 'saved' ? <CloudCheck aria-hidden="true" /> : <CloudUpload aria-hidden="true" />}
        {word === 'saved' ? <Trans>Draft saved</Trans> : <Trans>Saving</Trans>}
      </span>
    </div>
  )
}
