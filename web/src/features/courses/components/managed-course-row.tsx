import type { ManagedCourse } from '@academy/contract/courses'
import { isFreeCourse, smallCourseImage } from '@academy/contract/courses/rules'
import { formatMoney } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { CalendarDays, ListVideo, User, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { previewOf } from '../course-text.ts'
import { ManagedCourseMore } from './managed-course-more.tsx'

const PREVIEW_LETTERS = 200

type ManagedCourseRowProps = {
  course: ManagedCourse
  /** Where the title leads. */
  to: string
  /** The row's own actions; a menu with the others follows them. */
  actions: ReactNode
  /** In the admin's list: whose course it is. */
  hasCreator?: boolean
}

export function ManagedCourseRow({ course, to, actions, hasCreator }: ManagedCourseRowProps) {
  const { _id: id, title, category, image } = course
  const price = isFreeCourse(course) ? null : formatMoney(course.price)
  return (
    <Card as="li" hover className="managed-row">
      <div className="managed-cover">
        <CourseCover id={id} category={category} image={image && smallCourseImage(image)} ratio="fill" />
      </div>
      <div className="managed-body">
        <p className="managed-kicker num">
          {category}
          <Badge tone={price ? 'plain' : 'good'}>{course.courseType.toUpperCase()}</Badge>
          {price}
        </p>
        <h2>
          <CardLink to={to}>{title}</CardLink>
        </h2>
        <p className="managed-about">{previewOf(course.description, PREVIEW_LETTERS)}</p>
        <p className="managed-facts num">
          {hasCreator && (
            <span>
              <User aria-hidden="true" />
              {course.createdBy}
            </span>
          )}
          <span>
            <Users aria-hidden="true" />
            <Plural value={course.studentCount} one="# student" other="# students" />
          </span>
          <span>
            <ListVideo aria-hidden="true" />
            <Plural value={course.lectureCount} one="# lecture" other="# lectures" />
          </span>
          <span>
            <CalendarDays aria-hidden="true" />
            <Plural value={course.duration} one="# week" other="# weeks" />
          </span>
          {!course.instructor && (
            <Badge tone="wait">
              <Trans>No instructor yet</Trans>
            </Badge>
          )}
        </p>
        <div className="managed-actions card-above">
          {actions}
          <ManagedCourseMore course={course} />
        </div>
      </div>
    </Card>
  )
}
