import type { CertificationRequest } from '@academy/contract/certificates'
import * as USER_MESSAGES from '@academy/contract/users/messages'
import { Trans } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'
import { Stepper } from '../progress/stepper.tsx'
import styles from './request-list.module.css'
import { requestState } from './request-state.ts'

export const studentOf = ({ student }: Pick<CertificationRequest, 'student'>): string =>
  student?.name ?? USER_MESSAGES.deletedUser

/** The steps, and beside them what a step does not say. */
export function RequestProgress({ request }: { request: CertificationRequest }) {
  const state = requestState(request)
  return (
    <span className={styles.progress}>
      {state === 'revoked' ? (
        <StatusPill tone="bad">
          <Trans>Revoked</Trans>
        </StatusPill>
      ) : (
        <Stepper status={request.status} words="admin" isStuck={state === 'stuck'} />
      )}
      {state === 'lost' && (
        <StatusPill tone="info">
          <Trans>Student deleted</Trans>
        </StatusPill>
      )}
      {state === 'stuck' && (
        <StatusPill tone="bad">
          <Trans>Needs a PDF</Trans>
        </StatusPill>
      )}
    </span>
  )
}
