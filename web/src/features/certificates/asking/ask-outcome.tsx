import * as M from '@academy/contract/certificates/messages'
import type { CallReply } from '../../../lib/calls/call.ts'
import styles from './asking.module.css'

/** How many were asked for, and who could not be and why. */
export function AskOutcome({
  outcome: { created, failed },
}: {
  outcome: CallReply<'POST /api/instructor/request-certifications'>
}) {
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-3">
        {created > 0 && <p>{M.requestsCreated(created)}</p>}
        {failed.length > 0 && <p className={styles.refused}>{M.requestsFailed(failed.length)}</p>}
      </div>
      {failed.length > 0 && (
        <ul className={styles.failed}>
          {failed.map(({ submissionId, student, message }) => (
            <li key={submissionId}>
              <b>{student}</b>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
