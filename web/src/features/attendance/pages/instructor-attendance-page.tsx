import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { isId } from '@academy/contract/http/rules'
import { dayOf, isDay } from '@academy/contract/text/days'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Printer, QrCode } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useAddressView } from '../../../lib/pages/use-address-view.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAttendanceAddresses } from '../addresses.ts'
import { dayQuery, summaryQuery } from '../api.ts'
import { DayView } from '../day/day-view.tsx'
import styles from './instructor-attendance-page.module.css'

const SummaryView = lazyPart(() => import('../summary/summary-view.tsx'), 'SummaryView')

/** Attendance of one course: a day to mark, or the days so far. */
export function InstructorAttendancePage() {
  const { courseId } = useParams()
  if (!isId(courseId))
    return (
      <>
        <PortalTitle>
          <Trans>Attendance</Trans>
        </PortalTitle>
        <ErrorPanel message={COURSE_MESSAGES.idInvalid} back />
      </>
    )
  return <AttendanceOfCourse key={courseId} courseId={courseId.toLowerCase()} />
}

function AttendanceOfCourse({ courseId }: { courseId: string }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { write } = useAddressView()
  const addresses = useAttendanceAddresses()
  const isSummary = search.get('view') === 'summary'
  const asked = search.get('date') ?? ''
  const day = isDay(asked) ? asked : dayOf(Date.now())
  const ofDay = useQuery({ ...dayQuery(courseId, day), enabled: !isSummary }).data
  const ofSummary = useQuery({ ...summaryQuery(courseId, false), enabled: isSummary }).data
  const { course, total = 0 } = ofDay ?? ofSummary ?? {}
  usePageTitle(course ? t`Attendance, ${course.title}` : t`Attendance`, { place: `attendance ${courseId}` })
  const toDay = asked ? `?date=${asked}` : '?'
  return (
    <>
      <PortalTitle
        names={{ course: course?.title }}
        actions={
          <>
            <Button size="sm" onClick={() => print()}>
              <Printer aria-hidden="true" />
              <Trans>Print sheet</Trans>
            </Button>
            <ButtonLink size="sm" to={addresses.checkIn(courseId)}>
              <QrCode aria-hidden="true" />
              <Trans>Self check-in</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>Attendance</Trans>
      </PortalTitle>
      {course && (
        <p className={styles.about}>
          <bdi>{course.title}</bdi> <span aria-hidden="true">·</span>{' '}
          <span className="num">
            <Plural value={total} one="# student" other="# students" />
          </span>
        </p>
      )}
      <div className={styles.head}>
        <nav aria-label={t`Views`} className="tabs">
          <Link to={toDay} aria-current={isSummary ? undefined : 'page'}>
            <Trans>Daily</Trans>
          </Link>
          <Link
            to={`?view=summary${asked && `&date=${asked}`}`}
            aria-current={isSummary ? 'page' : undefined}
          >
            <Trans>Summary</Trans>
          </Link>
        </nav>
        <Link to={addresses.checkIn(courseId)} className={styles.phoneCheckIn}>
          <QrCode aria-hidden="true" />
          <Trans>Self check-in</Trans>
        </Link>
      </div>
      <CopyNote
        className={styles.copy}
        address={`/api/instructor/attendance/${courseId}${isSummary ? '' : `/${day}`}`}
      />
      {isSummary ? (
        <Suspense fallback={<Skeleton radius={3} className="mt-5 h-96 w-full" />}>
          <SummaryView courseId={courseId} />
        </Suspense>
      ) : (
        <DayView courseId={courseId} day={day} onDay={(date) => write({ date })} />
      )}
    </>
  )
}
