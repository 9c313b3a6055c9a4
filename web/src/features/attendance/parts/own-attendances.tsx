import { Trans } from '@lingui/react/macro'
import { QrCode } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { CHECK_IN_ADDRESS } from '../check-in-address.ts'
import { OwnAttendance } from './own-attendance.tsx'

/** Where a student checks in, and how their days of class stand; courses without any say nothing. */
export function OwnAttendances({ courses }: { courses: readonly { _id: string; title: string }[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>
        <Trans>Attendance</Trans>
      </h2>
      {courses.map(({ _id, title }) => (
        <OwnAttendance key={_id} courseId={_id} title={title} />
      ))}
      <ButtonLink to={CHECK_IN_ADDRESS} className="justify-self-start">
        <QrCode aria-hidden="true" />
        <Trans>Check in to class</Trans>
      </ButtonLink>
    </section>
  )
}
