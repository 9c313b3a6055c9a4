import { Trans } from '@lingui/react/macro'
import type { CallReply } from '../../../lib/calls/call.ts'
import { DateOnly } from '../../../ui/date-time.tsx'

export type CourseStatus = CallReply<'GET /api/certification/certification-status/{courseId}'>

/** How it stands, in one line. */
export function StatusLabel({ data: { status, certificate, completedAt } }: { data: CourseStatus }) {
  if (certificate?.revokedAt)
    return (
      <Trans>
        Revoked on <DateOnly at={certificate.revokedAt} />
      </Trans>
    )
  if (status === null) return <Trans>Status: not requested yet</Trans>
  if (status === 'pending') return <Trans>Status: requested</Trans>
  if (status === 'approved') return <Trans>Status: approved</Trans>
  return completedAt ? (
    <Trans>
      Completed on <DateOnly at={completedAt} />
    </Trans>
  ) : (
    <Trans>Status: completed</Trans>
  )
}

/** Who does it, or since when it waits. */
export function RequestedLabel({ data: { status, approvedAt } }: { data: CourseStatus }) {
  if (status === null) return <Trans>By your instructor</Trans>
  if (status === 'pending') return <Trans>Waiting for approval</Trans>
  return approvedAt ? (
    <Trans>
      Approved on <DateOnly at={approvedAt} />
    </Trans>
  ) : (
    <Trans>Approved</Trans>
  )
}

export interface ExamSoFar {
  status: 'submitted' | 'graded' | null
  passed: boolean | null
  percentage: number | null
}

export function ExamLabel({ exam }: { exam: ExamSoFar | null }) {
  if (!exam) return <Trans>Passed</Trans>
  if (exam.status === null) return <Trans>Ready to start</Trans>
  if (exam.passed === null || exam.percentage === null) return <Trans>Awaiting marking</Trans>
  // Cut, not rounded: 79.996% is not 80.
  const percent = (Math.floor(exam.percentage * 100 + 1e-6) / 100).toFixed(2)
  return exam.passed ? `${percent}%` : <Trans>{percent}%, not passed</Trans>
}
