import type { Course } from '@academy/contract/courses'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { rememberReturn } from '../../../lib/pages/return-to.ts'
import { Button, ButtonLink, type ButtonLook } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useSession } from '../../users/index.ts'
import { courseAddress, paymentAddress } from '../addresses.ts'
import styles from './enrol-button.module.css'

/** Visitors, and whoever pays, are led to another page: it comes for those alone who enrol right here. */
const EnrolInFree = lazyPart(() => import('./enrol-in-free.tsx'), 'EnrolInFree', { waits: true })

type EnrolButtonProps = {
  course: Pick<Course, '_id' | 'title' | 'courseType' | 'price'>
  variant?: ButtonLook['variant']
  size?: ButtonLook['size']
  className?: string
}

/** 'Enroll Free' or 'Enroll Now', the way into a course: through login for visitors, at once when it is free, through payment when
 * it is not. */
export function EnrolButton({ course, variant, size, className }: EnrolButtonProps) {
  const { user } = useSession()
  const id = course._id
  const isFree = isFreeCourse(course)
  const look = { variant, size, className: classNames(styles.button, className) }
  const words = isFree ? <Trans>Enroll Free</Trans> : <Trans>Enroll Now</Trans>
  const name = <span className="vh">{course.title}</span>
  if (user && isFree) {
    const place = (
      <Button {...look} className={classNames(look.className, 'invisible')}>
        {words}
        {name}
      </Button>
    )
    return (
      <Suspense fallback={place}>
        <EnrolInFree id={id} look={look} words={words} name={name} />
      </Suspense>
    )
  }
  return (
    <ButtonLink
      {...look}
      data-enrol=""
      to={user ? paymentAddress(id) : '/login'}
      onClick={user ? undefined : () => rememberReturn(courseAddress(id))}
    >
      {words}
      {name}
    </ButtonLink>
  )
}
