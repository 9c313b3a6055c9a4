import type { PaymentRequest } from '@academy/contract/payments'
import { PROVIDER_NAMES } from '@academy/contract/payments/rules'
import { formatMoney } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../../ui/button.tsx'
import type { Column } from '../../../../ui/data-table/columns.ts'
import { DateTime, DayAndTime } from '../../../../ui/date-time.tsx'
import { StudentName } from '../../../enrolments/index.ts'
import { decider } from '../decisions/review-decider.ts'
import { useUndoSecondsLeft } from '../decisions/undo-strip.tsx'
import type { HeldDecisions } from '../decisions/use-decisions.ts'
import { EvidenceLine } from '../panel/evidence.tsx'
import { RequestStatus } from '../panel/request-status.tsx'
import reviewPanel from '../panel/review-panel.module.css'
import styles from './all-tab.module.css'

/** Who asked, for what, how it stands, who decided and when. */
export function useAllColumns(decisions: HeldDecisions): Column<PaymentRequest>[] {
  const { t } = useLingui()
  return [
    {
      id: 'student',
      header: t`Student`,
      onPhone: 'title',
      className: styles.who,
      cell: ({ user, course }) => (
        <span>
          <StudentName courseId={course._id} student={user} />
          <small>{course.title}</small>
        </span>
      ),
    },
    {
      id: 'evidence',
      header: t`Reference, id`,
      onPhone: 'bare',
      cell: (request) => (
        <span className={reviewPanel.code}>
          {request.reference}
          <small>
            <EvidenceLine request={request} />
          </small>
        </span>
      ),
    },
    {
      id: 'price',
      header: t`Price`,
      align: 'end',
      onPhone: 'act',
      cell: ({ price }) => <span className="num whitespace-nowrap">{formatMoney(price)}</span>,
    },
    {
      id: 'requested',
      header: t`Requested`,
      onPhone: 'bare',
      cell: ({ requestedAt }) => <DayAndTime at={requestedAt} />,
    },
    {
      id: 'status',
      header: t`Status`,
      onPhone: 'state',
      cell: (request) => {
        const decision = decisions.of.get(request._id)
        if (decision?.phase === 'held') return <Undo decisionKey={decision.key} dueAt={decision.dueAt} />
        return <RequestStatus status={request.status} />
      },
    },
    {
      id: 'decided',
      header: t`Decided`,
      onPhone: 'bare',
      cell: ({ reviewedAt, reviewedBy, provider, reason }) =>
        reviewedAt && (
          <span>
            {reviewedBy ?? PROVIDER_NAMES[provider]}
            <small>
              <DateTime at={reviewedAt} />
            </small>
            {reason && <small className={styles.reason}>{reason}</small>}
          </span>
        ),
    },
  ]
}

function Undo({ decisionKey, dueAt }: { decisionKey: number; dueAt: number }) {
  const seconds = useUndoSecondsLeft(dueAt)
  return (
    <Button size="sm" onClick={() => decider.undo(decisionKey)}>
      <Trans>Undo, {seconds} s</Trans>
    </Button>
  )
}
