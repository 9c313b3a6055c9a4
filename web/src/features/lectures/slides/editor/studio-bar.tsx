import * as M from '@academy/contract/lectures/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, Pencil, Play } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SaveState } from './save-state.tsx'
import styles from './studio-bar.module.css'
import type { Studio } from './use-studio.ts'

type StudioBarProps = {
  studio: Studio
  title: string
  courseTitle: string | undefined
  back: string
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
}

/** Leaving saves first; when that fails it asks. */
export function StudioBar({ studio, title, courseTitle, back, isPreview, onPreview }: StudioBarProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { autosave } = studio
  const [isLeaving, setIsLeaving] = useState(false)
  const [isStuck, setIsStuck] = useState(false)
  const leave = async () => {
    if (autosave.word === 'untouched' || autosave.word === 'saved') return navigate(back)
    setIsLeaving(true)
    const isSaved = await autosave.save()
    setIsLeaving(false)
    if (isSaved) navigate(back)
    else setIsStuck(true)
  }
  return (
    <header className={styles.bar}>
      <IconButton label={t`Back to the lectures`} onClick={() => void leave()}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <div className={styles.name}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{courseTitle}</p>
      </div>
      <SaveState autosave={autosave} />
      <div className={styles.ends}>
        <Button size="sm" className={styles.preview} onClick={() => onPreview(!isPreview)}>
          {isPreview ? <Pencil aria-hidden="true" /> : <Play aria-hidden="true" />}
          <span>{isPreview ? <Trans>Edit</Trans> : <Trans>Preview</Trans>}</span>
        </Button>
        <Button size="sm" variant="primary" busy={isLeaving} onClick={() => void leave()}>
          <Trans>Done</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isStuck && autosave.word !== 'conflict'}
        title={<Trans>Your last changes are not saved</Trans>}
        verb={<Trans>Leave anyway</Trans>}
        onConfirm={() => navigate(back)}
        onClose={() => setIsStuck(false)}
      >
        <p>{autosave.saving.problem?.message ?? M.updateFailed}</p>
        <p className="mt-2">
          <Trans>They stay on this device and come back when you open these slides here again.</Trans>
        </p>
      </ConfirmDialog>
    </header>
  )
}
