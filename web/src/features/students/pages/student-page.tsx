import * as M from '@academy/contract/students/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { LazyStudentAttendance, useAttendanceAddresses } from '../../attendance/index.ts'
import { conversationAddress } from '../../messages/index.ts'
import { studentQuery } from '../api.ts'
import { StudentDays } from '../components/student-days.tsx'
import { StudentHead } from '../components/student-head.tsx'
import { StudentLectures } from '../components/student-lectures.tsx'
import { StudentResults } from '../components/student-results.tsx'
import styles from './student-page.module.css'

/** One student in one course: how far, how well, when. */
export function StudentPage() {
  const { t } = useLingui()
  const { courseId = '', studentId = '' } = useParams()
  const found = useQuery(studentQuery(courseId, studentId))
  const { data, error } = found
  const name = data?.student.name ?? t`Student`
  usePageTitle(name)
  const addresses = useAttendanceAddresses()
  const message = data && (
    <ButtonLink size="sm" to={conversationAddress({ other: data.student._id, course: data.course._id })}>
      <MessageSquare aria-hidden="true" />
      <Trans>Message</Trans>
    </ButtonLink>
  )
  return (
    <>
      <PortalTitle names={{ course: data?.course.title, list: t`Students` }} actions={message}>
        {name}
      </PortalTitle>
      {message && <div className="portal-action min-[1001px]:hidden">{message}</div>}
      {data ? (
        <div className={styles.page}>
          {error && <StaleBanner message={failureMessage(error, M.fetchFailed)} found={found} />}
          <StudentHead found={data} />
          <div className={styles.columns}>
            <StudentLectures lectures={data.lectures} />
            <div className={styles.side}>
              <StudentResults found={data} />
              <Panel
                title={<Trans>Attendance</Trans>}
                end={
                  <Link className="link" to={addresses.home(courseId)}>
                    <Trans>Mark a day</Trans>
                  </Link>
                }
              >
                <Suspense fallback={<Skeleton className="mx-5 mb-5 h-24" />}>
                  <LazyStudentAttendance {...{ courseId, studentId }} />
                </Suspense>
              </Panel>
              <StudentDays days={data.activeDays} />
            </div>
          </div>
        </div>
      ) : error ? (
        <ErrorPanel message={failureMessage(error, M.fetchFailed)} found={found} back />
      ) : (
        <SkeletonGroup className="grid gap-5">
          <Skeleton radius={3} className="h-44 w-full" />
          <Skeleton radius={3} className="h-96 w-full" />
        </SkeletonGroup>
      )}
    </>
  )
}
