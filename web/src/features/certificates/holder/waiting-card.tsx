import type { WaitingCertificate } from '@academy/contract/certificates'
import { certificateOutline } from '@academy/contract/certificates/drawing'
import { Trans } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'
import { DateOnly } from '../../../ui/date-time.tsx'
import { FRAME_BOX } from '../drawing/certificate-symbols.tsx'
import { Stepper } from '../progress/stepper.tsx'
import styles from './own-certificates.module.css'

/** What is still on its way: the same frame, unpainted. */
export function WaitingCard({ waiting }: { waiting: WaitingCertificate }) {
  const { course, status, requestedBy, requestedAt } = waiting
  return (
    <li className={`${styles.card} ${styles.waiting}`}>
      <div className={styles.picture}>
        <svg viewBox={FRAME_BOX} aria-hidden="true" focusable="false">
          <path d={certificateOutline()} fill="none" stroke="currentColor" strokeWidth=".8" />
        </svg>
        <div className={styles.state}>
          {status === 'pending' ? (
            <StatusPill tone="wait">
              <Trans>Waiting for approval</Trans>
            </StatusPill>
          ) : (
            <StatusPill tone="info">
              <Trans>Being prepared</Trans>
            </StatusPill>
          )}
        </div>
      </div>
      <div className={styles.words}>
        <h2 className="line-clamp-3">{course.title}</h2>
        <Stepper status={status} words="student" />
        <p className={styles.asked}>
          <Trans>
            Requested by {requestedBy}, <DateOnly at={requestedAt} />
          </Trans>
        </p>
      </div>
    </li>
  )
}
