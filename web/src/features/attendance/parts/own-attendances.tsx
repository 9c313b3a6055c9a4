import { Trans } from '@lingui/react/macro'
import { QrCode } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CHECK_IN_ADDRESS } from '../check-in-address.ts'
import styles from './own-attendance.module.css'
import { OwnAttendance } from './own-attendance.tsx'

/** Where a student checks in, and how their days of class stand; courses without any say nothing. */
export function OwnAttendances({ courses }: { courses: readonly { _id: string; title: string }[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Attendance</Trans>
      </h2>
      <Card className={styles.card}>
        <div>
          {courses.map(({ _id, title }) => (
            <OwnAttendance key={_id} courseId={_id} title={title} />
          ))}
        </div>
        <ButtonLink to={CHECK_IN_ADDRESS}>
          <QrCode aria-hidden="true" />
          <Trans>Check in to class</Trans>
        </ButtonLink>
      </Card>
    </section>
  )
}
