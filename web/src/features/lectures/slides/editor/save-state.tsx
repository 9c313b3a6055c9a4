import { formatTime } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { CloudAlert, CloudCheck, CloudUpload, RotateCw } from 'lucide-react'
import { useOnline } from '../../../../lib/offline/online.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from './save-state.module.css'
import type { Studio } from './use-studio.ts'

/** Saving, saved at, or failed with a way on. What is not saved is always on this device. */
export function SaveState({ autosave }: { autosave: Studio['autosave'] }) {
  const isOnline = useOnline()
  const { word, saving, save } = autosave
  if (word === 'failed' || word === 'conflict') {
    return (
      <div className={styles.saved} data-bad="">
        <span role="status" title={saving.problem?.message}>
          <CloudAlert aria-hidden="true" />
          <span>
            {isOnline ? <Trans>Failed</Trans> : <Trans>Offline</Trans>}
            <span className="vh">. {saving.problem?.message}</span>
            <span className={styles.wide}>
              , <Trans>kept on this device</Trans>
            </span>
          </span>
        </span>
        <Button size="sm" variant="quiet" onClick={() => void save()}>
          <RotateCw aria-hidden="true" />
          <Trans>Retry</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.saved}>
      <span role="status">
        {word === 'saved' || word === 'untouched' ? (
          <CloudCheck aria-hidden="true" />
        ) : (
          <CloudUpload aria-hidden="true" />
        )}
        <span className={styles.word}>
          <SavedLabel word={word} savedAtMs={saving.savedAtMs} />
        </span>
      </span>
    </div>
  )
}

function SavedLabel({ word, savedAtMs }: { word: Studio['autosave']['word']; savedAtMs: number | null }) {
  if (word === 'saving') return <Trans>Saving</Trans>
  if (word === 'waiting') return <Trans>Not saved yet</Trans>
  if (savedAtMs === null) return <Trans>All changes saved</Trans>
  return <Trans>Saved at {formatTime(savedAtMs)}</Trans>
}
