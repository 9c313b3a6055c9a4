import type { Course } from '@academy/contract/courses'
import { Plural } from '@lingui/react/macro'
import { Clock, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './course-facts.module.css'

type CourseFactsProps = {
  course: Pick<Course, 'createdBy' | 'duration'>
  children?: ReactNode
  className?: string
}

/** Who made it and how long it takes; a page adds its own facts after these. */
export function CourseFacts({ course, children, className }: CourseFactsProps) {
  return (
    <p className={classNames(styles.facts, 'num', className)}>
      <span>
        <User aria-hidden="true" />
        {course.createdBy}
      </span>
      <span>
        <Clock aria-hidden="true" />
        <Plural value={course.duration} one="# week" other="# weeks" />
      </span>
      {children}
    </p>
  )
}
