import * as ATTEMPT_MESSAGES from '@academy/contract/attempts/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, CloudOff, X } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '../../../lib/offline/online.ts'
import { Banner } from '../../../ui/banner.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type PageSitting, useSecondsLeft, useSnapshot } from '../use-sitting.ts'
import styles from './sitting-notes.module.css'

/** What concerns the sitting as a whole: no line, nothing stored, time that was given. */
export function SittingNotes({ sitting }: { sitting: PageSitting }) {
  const { saved, isReachable, isTimeSure } = useSnapshot(sitting)
  const seconds = useSecondsLeft(sitting)
  const isOnline = useOnline()
  return (
    <div className={styles.notes}>
      {saved === 'memory' && (
        <Banner tone="bad" live="alert">
          <Trans>This device keeps no answers. Leave this page open until they are saved.</Trans>
        </Banner>
      )}
      {saved !== 'memory' && (!isOnline || !isReachable) && (
        <Banner tone="wait" icon={CloudOff} live="status">
          {isOnline ? (
            <Trans>The academy cannot be reached. Your answers are saved on this phone.</Trans>
          ) : (
            <Trans>You are offline. Your answers are saved on this phone.</Trans>
          )}
        </Banner>
      )}
      {!isTimeSure && seconds === 0 && (
        <Banner tone="wait" live="status">
          <Trans>Time may be up. Connect to the network, so that the academy can say.</Trans>
        </Banner>
      )}
      <TimeNoteBanner sitting={sitting} />
      <FailureBanner sitting={sitting} />
    </div>
  )
}

/** The newest note, until it is put away. */
function TimeNoteBanner({ sitting }: { sitting: PageSitting }) {
  const { t } = useLingui()
  const { notes } = useSnapshot(sitting)
  const [seen, setSeen] = useState(0)
  const note = notes.at(-1)
  if (!note || notes.length <= seen) return null
  const { kind, minutes, reason } = note
  const words = kind === 'away' ? ATTEMPT_MESSAGES.away(minutes) : ATTEMPT_MESSAGES.extended(minutes)
  return (
    <Banner
      icon={Clock}
      live="status"
      actions={
        <IconButton label={t`Close`} onClick={() => setSeen(notes.length)}>
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      {reason && kind === 'extended' ? `${words}: ${reason}` : words}
    </Banner>
  )
}

function FailureBanner({ sitting }: { sitting: PageSitting }) {
  const { t } = useLingui()
  const { failure, phase } = useSnapshot(sitting)
  if (!failure || phase !== 'open') return null
  return (
    <Banner
      tone="bad"
      live="alert"
      actions={
        <IconButton label={t`Close`} onClick={sitting.dismissFailure}>
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      {failure.message}
    </Banner>
  )
}
