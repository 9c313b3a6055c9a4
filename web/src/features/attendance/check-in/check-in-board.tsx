import type { CheckIn } from '@academy/contract/attendance'
import * as M from '@academy/contract/attendance/messages'
import { formatTime } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Maximize } from 'lucide-react'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { QrPicture } from '../../../ui/qr-picture.tsx'
import { StudentName } from '../../enrolments/index.ts'
import { useAttendanceAddresses } from '../addresses.ts'
import { attendanceChanged } from '../api.ts'
import { CHECK_IN_ADDRESS } from '../check-in-address.ts'
import styles from './check-in.module.css'
import type { useCheckIn } from './use-check-in.ts'

interface BoardProps {
  courseId: string
  checkIn: CheckIn
  state: Pick<ReturnType<typeof useCheckIn>, 'seconds' | 'share' | 'isStale'>
}

/** The code as large as the screen allows, and the class as it comes in. */
export function CheckInBoard({ courseId, checkIn, state: { seconds, share, isStale } }: BoardProps) {
  const { t } = useLingui()
  const { code, path, presentCount, total, latest, date } = checkIn
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`
  const address = location.host + CHECK_IN_ADDRESS
  return (
    <div className={styles.board}>
      <section className={styles.code} aria-label={t`Code`} data-stale={isStale || undefined}>
        <QrPicture paper className={styles.qr} text={location.origin + path} label={t`QR code to check in`} />
        <div className={styles.typed}>
          <p>
            <Trans>Scan, or open {address} and type</Trans>
          </p>
          <p className={`${styles.digits} num`}>{digits}</p>
          <div className={styles.time}>
            <span style={{ scale: `${share} 1` }} />
          </div>
          <p className="num">
            {isStale ? (
              <Trans>This code does not hold any more.</Trans>
            ) : (
              <Trans>Changes in {seconds} s</Trans>
            )}
          </p>
        </div>
      </section>
      <section className={styles.here} aria-label={t`Present`}>
        {isStale && (
          <Banner tone="wait" live="status">
            <Trans>
              The academy cannot be reached, so there is no new code. Students can be marked by hand
              meanwhile.
            </Trans>
          </Banner>
        )}
        <p className={styles.count} role="status">
          <b className="num">{presentCount}</b> <Trans>of {total} present</Trans>
        </p>
        <ul className={styles.latest} aria-label={t`Checked in last`}>
          {latest.map(({ studentId, name, at }) => (
            <li key={studentId}>
              <Avatar name={name} />
              <StudentName courseId={courseId} student={{ _id: studentId, name }} />
              <time dateTime={at} className="num">
                {formatTime(at)}
              </time>
            </li>
          ))}
        </ul>
        <BoardActions courseId={courseId} date={date} />
      </section>
    </div>
  )
}

function BoardActions({ courseId, date }: { courseId: string; date: string }) {
  const queries = useQueryClient()
  const addresses = useAttendanceAddresses()
  const closing = useMutation({
    mutationFn: () => call('DELETE /api/instructor/attendance/{courseId}/check-in', { params: { courseId } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return attendanceChanged(queries, courseId)
    },
    onError: (failure) => toast.error(failureMessage(failure, M.loadFailed)),
  })
  return (
    <div className={styles.acts}>
      {globalThis.document?.fullscreenEnabled && (
        <Button size="sm" onClick={() => void document.documentElement.requestFullscreen()}>
          <Maximize aria-hidden="true" />
          <Trans>Full screen</Trans>
        </Button>
      )}
      <ButtonLink size="sm" to={addresses.ofDay(courseId, date)}>
        <Trans>Correct by hand</Trans>
      </ButtonLink>
      <Button size="sm" variant="danger" busy={closing.isPending} onClick={() => closing.mutate()}>
        <Trans>Close check-in</Trans>
      </Button>
    </div>
  )
}
