import { formatTime } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** The back button asks as well: it comes to a second entry of the same address first. */
export function useBackButton(onBack: () => void, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    if (history.state?.isSitting !== true) history.pushState({ ...history.state, isSitting: true }, '')
    const ask = () => {
      history.pushState({ ...history.state, isSitting: true }, '')
      onBack()
    }
    addEventListener('popstate', ask)
    return () => removeEventListener('popstate', ask)
  }, [onBack, isAsked])
}

/** Only what no journal keeps would be lost with the tab. */
export function useUnloadGuard(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}

type LeaveDialogProps = {
  open: boolean
  isExam: boolean
  /** The attempt is handed in already, and on its way. */
  isHandedIn: boolean
  deadlineMs: number | null
  onLeave: () => void
  onClose: () => void
}

export function LeaveDialog({ open, isExam, isHandedIn, deadlineMs, onLeave, onClose }: LeaveDialogProps) {
  const until = deadlineMs === null ? '' : formatTime(deadlineMs)
  return (
    <ConfirmDialog
      open={open}
      danger={false}
      title={isExam ? <Trans>Leave the exam?</Trans> : <Trans>Leave the quiz?</Trans>}
      verb={<Trans>Leave</Trans>}
      onConfirm={onLeave}
      onClose={onClose}
    >
      {isHandedIn ? (
        <Trans>
          Your answers are kept on this phone, and handed in as soon as the academy can be reached.
        </Trans>
      ) : (
        <Trans>
          The clock keeps running until {until}. Your answers are kept, and you can come back until then.
        </Trans>
      )}
    </ConfirmDialog>
  )
}
