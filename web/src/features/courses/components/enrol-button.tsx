import type { Course } from '@academy/contract/courses'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { Trans } from '@lingui/react/macro'
import { Button, ButtonLink, type ButtonLook } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { useSession } from '../../users/index.ts'
import { paymentAddress } from '../places.ts'
import { useEnrol } from '../use-enrol.ts'
import styles from './enrol-button.module.css'

type EnrolButtonProps = {
  course: Pick<Course, '_id' | 'title' | 'courseType' | 'price'>
  variant?: ButtonLook['variant']
  size?: ButtonLook['size']
  className?: string
}

/** 'Enroll Free', 'Enroll Now', 'Enrolling...'. A refusal stands beside the button as well as in the toast. */
export function EnrolButton({ course, variant, size, className }: EnrolButtonProps) {
  const { user } = useSession()
  const { enrol, isEnrolling, problem } = useEnrol(course)
  const look = { variant, size, className: classNames(styles.button, className), 'data-enrol': '' }
  const name = <span className="vh">{course.title}</span>
  if (user && !isFreeCourse(course)) {
    return (
      <ButtonLink {...look} to={paymentAddress(course._id)}>
        <Trans>Enroll Now</Trans>
        {name}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button {...look} busy={isEnrolling} onClick={enrol}>
        {isEnrolling ? (
          <Trans>Enrolling...</Trans>
        ) : isFreeCourse(course) ? (
          <Trans>Enroll Free</Trans>
        ) : (
          <Trans>Enroll Now</Trans>
        )}
        {name}
      </Button>
      {problem && (
        <div role="alert" className={styles.problem}>
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </>
  )
}
