import * as M from '@academy/contract/lectures/messages'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import styles from './conflict-dialog.module.css'
import type { Studio } from './use-studio.ts'

/** Two people, or two tabs: nothing is written over before somebody chose. */
export function ConflictDialog({ studio }: { studio: Studio }) {
  const { autosave, loadTheirs } = studio
  const [busy, setBusy] = useState<'theirs' | 'mine' | null>(null)
  const [problem, setProblem] = useState<string>()
  if (autosave.word !== 'conflict' && busy === null) return null

  const choose = async (which: 'theirs' | 'mine') => {
    setBusy(which)
    setProblem(undefined)
    try {
      if (which === 'theirs') await loadTheirs()
      else await autosave.save(true)
    } catch (failure) {
      setProblem(failureMessage(failure, M.fetchFailed))
    } finally {
      setBusy(null)
    }
  }
  return (
    <Dialog
      open
      locked
      role="alertdialog"
      title={<Trans>These slides were changed somewhere else</Trans>}
      onClose={() => {}}
      footer={
        <>
          <Button busy={busy === 'theirs'} disabled={busy === 'mine'} onClick={() => void choose('theirs')}>
            <Trans>Reload theirs</Trans>
          </Button>
          <Button
            variant="primary"
            busy={busy === 'mine'}
            disabled={busy === 'theirs'}
            data-autofocus=""
            onClick={() => void choose('mine')}
          >
            <Trans>Keep mine</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-3 secondary">
        <p>
          <Trans>Somebody, or another tab of yours, saved this lecture after you opened it.</Trans>
        </p>
        <ul className={`grid gap-1 pl-5 ${styles.ways}`}>
          <li>
            <Trans>Reload theirs shows the newest version. Your changes since the last save are lost.</Trans>
          </li>
          <li>
            <Trans>Keep mine saves your slides over the newest version.</Trans>
          </li>
        </ul>
        {problem && (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  )
}
