import * as M from '@academy/contract/attendance/messages'
import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { isId } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'
import { useAttendanceAddresses } from '../addresses.ts'
import styles from '../check-in/check-in.module.css'
import { CheckInAsk } from '../check-in/check-in-ask.tsx'
import { CheckInBoard } from '../check-in/check-in-board.tsx'
import { useCheckIn } from '../check-in/use-check-in.ts'

/** For the wall of the classroom: a code that students scan or type, and who is here. */
export function InstructorCheckInPage() {
  const { courseId } = useParams()
  if (!isId(courseId))
    return (
      <main id="main" className="wrap py-12">
        <ErrorPanel level={1} message={COURSE_MESSAGES.idInvalid} back />
      </main>
    )
  return <CheckInOfCourse courseId={courseId.toLowerCase()} />
}

function CheckInOfCourse({ courseId }: { courseId: string }) {
  const { t } = useLingui()
  const state = useCheckIn(courseId)
  const addresses = useAttendanceAddresses()
  const { data, error } = state.query
  usePageTitle(data ? t`Self check-in, ${data.course.title}` : t`Self check-in`)
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.top}>
        <BackLink to={addresses.home(courseId)}>
          <Trans>Attendance</Trans>
        </BackLink>
        <h1 tabIndex={-1}>{data ? data.course.title : <Trans>Self check-in</Trans>}</h1>
      </header>
      {data ? (
        state.open ? (
          <CheckInBoard courseId={courseId} checkIn={state.open} state={state} />
        ) : (
          <CheckInAsk courseId={courseId} />
        )
      ) : error ? (
        <ErrorPanel message={failureMessage(error, M.loadFailed)} found={state.query} />
      ) : (
        <FullPageLoader />
      )}
    </main>
  )
}
