import * as ATTEMPT_MESSAGES from '@academy/contract/attempts/messages'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { Workspace } from '../workspace/use-workspace.ts'
import styles from './conflict-dialog.module.css'
import { type Mark, NO_MARK } from './marks.ts'

/** Two people marked the same submission: both are shown, and nothing is written over before somebody chose. */
export function ConflictDialog({ workspace }: { workspace: Workspace }) {
  const [isBusy, setIsBusy] = useState(false)
  const { conflict, grading, opened } = workspace
  if (!conflict) return null
  const { theirs, ids } = conflict
  const hasOtherWords = grading.overall !== theirs.overall
  const keep = async () => {
    setIsBusy(true)
    await workspace.keepMine()
    setIsBusy(false)
  }
  return (
    <Dialog
      open
      wide
      locked
      role="alertdialog"
      title={<Trans>These marks were changed meanwhile</Trans>}
      onClose={() => {}}
      footer={
        <>
          <Button disabled={isBusy} onClick={workspace.takeTheirs}>
            <Trans>Take theirs</Trans>
          </Button>
          <Button variant="primary" busy={isBusy} data-autofocus="" onClick={() => void keep()}>
            <Trans>Keep mine</Trans>
          </Button>
        </>
      }
    >
      <p className="secondary">{ATTEMPT_MESSAGES.gradedMeanwhile}</p>
      <table className={styles.conflict}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Question</Trans>
            </th>
            <th scope="col">
              <Trans>Mine</Trans>
            </th>
            <th scope="col">
              <Trans>Theirs</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => {
            const at = opened.paper.questions.findIndex(({ _id }) => _id === id)
            return (
              <tr key={id}>
                <th scope="row">{at + 1}</th>
                <Side mark={grading.marks[id] ?? NO_MARK} />
                <Side mark={theirs.marks[id] ?? NO_MARK} />
              </tr>
            )
          })}
          {hasOtherWords && (
            <tr>
              <th scope="row">
                <Trans>Overall</Trans>
              </th>
              <td>{grading.overall || '–'}</td>
              <td>{theirs.overall || '–'}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Dialog>
  )
}

function Side({ mark }: { mark: Mark }) {
  return (
    <td>
      <b className="num">{mark.marks ?? <Trans>Not marked</Trans>}</b>
      {mark.feedback && <p>{mark.feedback}</p>}
    </td>
  )
}
