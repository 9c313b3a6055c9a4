import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'

interface ByQuestionBarProps {
  quizTitle: string | undefined
  leaveTo: string
  changedCount: number
  isSaving: boolean
  onSave: () => void
}

/** Where one is, what is not saved, and saving it: by its button or by Ctrl+Enter. */
export function ByQuestionBar({ quizTitle, leaveTo, changedCount, isSaving, onSave }: ByQuestionBarProps) {
  const { t } = useLingui()
  const latest = useRef(onSave)
  latest.current = onSave
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <header className="cockpit-bar">
      <IconLink label={t`Leave grading`} to={leaveTo}>
        <X aria-hidden="true" />
      </IconLink>
      <div className="cockpit-name">
        <h1 tabIndex={-1}>
          <Trans>Grading by question</Trans>
        </h1>
        <p>{quizTitle}</p>
      </div>
      <span role="status" className="by-question-count num">
        {changedCount > 0 && (
          <Plural value={changedCount} one="# mark not saved yet" other="# marks not saved yet" />
        )}
      </span>
      <Button variant="primary" size="sm" busy={isSaving} disabled={changedCount === 0} onClick={onSave}>
        <Trans>Save marks</Trans>
        <span aria-hidden="true" className="cockpit-wide">
          <kbd>Ctrl ↵</kbd>
        </span>
      </Button>
    </header>
  )
}
