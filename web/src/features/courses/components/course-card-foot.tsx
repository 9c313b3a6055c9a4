import type { Course } from '@academy/contract/courses'
import { isFreeCourse } from '@academy/contract/courses/rules'
import type { ReactNode } from 'react'
import { Money } from '../../../ui/money.tsx'
import styles from './course-card.module.css'

/** The card's last line for who does not study it: the price, and what they may do. */
export function CourseCardFoot({ course, children }: { course: Course; children?: ReactNode }) {
  return (
    <div className={styles.foot}>
      <Money rwf={isFreeCourse(course) ? 0 : course.price} className={styles.price} />
      <div className={`${styles.actions} card-above`}>{children}</div>
    </div>
  )
}
