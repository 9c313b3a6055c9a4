import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Banner } from '../../../ui/banner.tsx'
import { useAttendanceAddresses } from '../addresses.ts'
import { belowMinimumQuery, studentAttendanceQuery } from '../api.ts'

/** Beside a request for a certificate: attended less than the course asks for. It warns, and stops nobody. */
export function AttendanceWarning({ courseId, studentId }: { courseId: string; studentId: string }) {
  const addresses = useAttendanceAddresses()
  const { data } = useQuery(studentAttendanceQuery(courseId, studentId))
  if (!data?.isBelowMinimum) return null
  const { percentage, minimumPercent, present, absent } = data
  const days = present + absent
  return (
    <Banner tone="wait" actions={<ToSummary to={addresses.summary(courseId)} />}>
      <Trans>
        Attendance {percentage}% ({present} of {days} class days), below the {minimumPercent}% that the course
        asks for.
      </Trans>
    </Banner>
  )
}

const ToSummary = ({ to }: { to: string }) => (
  <Link className="link" to={to}>
    <Trans>Attendance</Trans>
  </Link>
)

const NAMES_SHOWN = 5

interface ClassAttendanceWarningProps {
  courseId: string
  /** Whoever may be chosen: asked about once. */
  studentIds: readonly string[]
  /** Those of them who are. */
  chosenIds: readonly string[]
}

/** The same for a whole class: whoever of the chosen has attended too little. */
export function ClassAttendanceWarning({ courseId, studentIds, chosenIds }: ClassAttendanceWarningProps) {
  const addresses = useAttendanceAddresses()
  const { data } = useQuery(belowMinimumQuery(courseId, studentIds))
  const below = (data?.students ?? []).filter(({ _id }) => chosenIds.includes(_id))
  if (!data || below.length === 0) return null
  const names = below
    .slice(0, NAMES_SHOWN)
    .map(({ name, percentage }) => `${name} (${percentage}%)`)
    .join(', ')
  const { minimumPercent } = data
  return (
    <Banner className="mt-3" tone="wait" actions={<ToSummary to={addresses.summary(courseId)} />}>
      <Plural
        value={below.length}
        one={`# student attended less than the ${minimumPercent}% that the course asks for: ${names}.`}
        other={`# students attended less than the ${minimumPercent}% that the course asks for: ${names}.`}
      />
    </Banner>
  )
}
