import * as M from '@academy/contract/audit/messages'
import { actionWords, nameOfActor } from '@academy/contract/audit/rules'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { DateTime } from '../../../ui/date-time.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { type Act, auditQuery } from '../api.ts'
import { ActChanges } from './act-changes.tsx'
import styles from './audit-of.module.css'

const SHOWN = 10

interface AuditOfProps {
  /** The id of the person, the course, the payment …; the settings' is 'settings'. */
  subject: string
  /** What may be done with a row: putting former settings back. */
  act?: (act: Act) => ReactNode
}

/** What staff changed about one subject, the newest first, and the way to all of it. */
export function AuditOf({ subject, act: actOn }: AuditOfProps) {
  const found = useQuery(auditQuery({ subject }))
  const { data, error } = found
  if (error && !data) return <ErrorPanel level={3} message={failureMessage(error, M.failed)} found={found} />
  if (!data)
    return (
      <SkeletonGroup>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    )
  if (data.acts.length === 0)
    return (
      <p className="meta muted">
        <Trans>Staff changed nothing here.</Trans>
      </p>
    )
  return (
    <>
      <ol className={styles.acts}>
        {data.acts.slice(0, SHOWN).map((act) => (
          <li key={act._id}>
            <div className={styles.head}>
              <b>{actionWords(act.action)}</b>
              <span>
                {nameOfActor(act.who)}, <DateTime at={act.at} />
              </span>
              {actOn?.(act)}
            </div>
            <ActChanges act={act} />
          </li>
        ))}
      </ol>
      {data.total > SHOWN && (
        <Link className="link" to={`/admin/audit?subject=${encodeURIComponent(subject)}`}>
          <Trans>All changes</Trans>
        </Link>
      )}
    </>
  )
}
