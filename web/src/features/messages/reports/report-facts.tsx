import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { LinkText } from '../../../ui/link-text.tsx'
import { personAddress } from '../../users/index.ts'
import type { Report } from './api.ts'
import { CloseReportDialog } from './close-report-dialog.tsx'
import { ReportState } from './report-columns.tsx'
import styles from './reports.module.css'

/** Who asked for what to be looked at, and whether somebody has. */
export function ReportFacts({ report }: { report: Report }) {
  const { reporter, reported, course, reason, createdAt, closedAt, closedBy } = report
  const [isClosing, setIsClosing] = useState(false)
  const closer = closedBy?.name
  return (
    <section className={styles.facts}>
      <dl>
        <div>
          <dt>
            <Trans>Written by</Trans>
          </dt>
          <dd>
            <LinkText to={personAddress(reported._id)}>{reported.name}</LinkText>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Reported by</Trans>
          </dt>
          <dd>
            <LinkText to={personAddress(reporter._id)}>{reporter.name}</LinkText>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Course</Trans>
          </dt>
          <dd>{course?.title ?? <Trans>None</Trans>}</dd>
        </div>
        <div>
          <dt>
            <Trans>Reported</Trans>
          </dt>
          <dd>
            <DateTime at={createdAt} />
          </dd>
        </div>
        <div className={styles.whole}>
          <dt>
            <Trans>Reason</Trans>
          </dt>
          <dd dir="auto">{reason}</dd>
        </div>
      </dl>
      <div className={styles.state}>
        <ReportState isClosed={closedAt !== null} />
        {closedAt ? (
          <p>
            {closer && <Trans>By {closer}</Trans>} <DateTime at={closedAt} />
          </p>
        ) : (
          <Button variant="primary" onClick={() => setIsClosing(true)}>
            <Trans>Close report</Trans>
          </Button>
        )}
      </div>
      {isClosing && <CloseReportDialog reportId={report._id} onClose={() => setIsClosing(false)} />}
    </section>
  )
}
