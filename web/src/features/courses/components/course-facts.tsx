import type { Course } from '@academy/contract/courses'
import { Plural } from '@lingui/react/macro'
import { Clock, User } from 'lucide-react'
import type { ReactNode } from 'react'

type CourseFactsProps = { course: Pick<Course, 'createdBy' | 'duration'>; children?: ReactNode }

/** Who made it and how long it takes; a page adds its own facts after these. */
export function CourseFacts({ course, children }: CourseFactsProps) {
  return (
    <p className="course-facts num">
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
