import type { CourseWithOutline } from '@academy/contract/courses'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Money } from '../../../ui/money.tsx'
import { courseAddress } from '../addresses.ts'
import { CourseAction } from './course-action.tsx'
import styles from './course-enrol-panel.module.css'
import { CourseIncludes } from './course-includes.tsx'

/** Price, the one button and what one gets; sticks beside the page from 1001 px. */
export function CourseEnrolPanel({ course }: { course: CourseWithOutline }) {
  const { t } = useLingui()
  const isFree = isFreeCourse(course)
  return (
    <aside className={styles.panel} aria-label={t`Enroll`}>
      <div className={styles.box}>
        <Money rwf={isFree ? 0 : course.price} className={styles.price} />
        <p className={styles.note}>
          {isFree ? (
            <Trans>Nothing to pay, now or later.</Trans>
          ) : (
            <Trans>Paid once, with mobile money.</Trans>
          )}
        </p>
        <div className={styles.action}>
          <CourseAction course={course} />
        </div>
        <CourseIncludes course={course} />
        {course.freeCourse && (
          <p className={styles.try}>
            <Trans>
              Not sure yet? <Link to={courseAddress(course.freeCourse._id)}>{course.freeCourse.title}</Link>{' '}
              is free.
            </Trans>
          </p>
        )}
      </div>
    </aside>
  )
}

/** Below 1001 px: price and action, always at hand. */
export function CourseEnrolBar({ course }: { course: CourseWithOutline }) {
  const { t } = useLingui()
  return (
    <aside className={styles.bar} data-above-tabs aria-label={t`Price and enroll button`}>
      <p>
        <Money rwf={isFreeCourse(course) ? 0 : course.price} className={styles.price} />
        <span className="num">
          <Plural value={course.duration} one="# week" other="# weeks" />
          {' · '}
          <Plural value={course.outline.length} one="# lecture" other="# lectures" />
        </span>
      </p>
      <div>
        <CourseAction course={course} size="md" />
      </div>
    </aside>
  )
}
