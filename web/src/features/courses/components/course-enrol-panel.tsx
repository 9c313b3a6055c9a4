import type { CourseWithOutline } from '@academy/contract/courses'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { formatFileSize } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Clock, Download, ListVideo, Users } from 'lucide-react'
import { Money } from '../../../ui/money.tsx'
import { CourseAction } from './course-action.tsx'

export function totalBytes(course: Pick<CourseWithOutline, 'outline'>): number {
  return course.outline.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0)
}

/** Price, the one button and what one gets; sticks beside the page from 1001 px. */
export function CourseEnrolPanel({ course }: { course: CourseWithOutline }) {
  const { t } = useLingui()
  const isFree = isFreeCourse(course)
  const size = formatFileSize(totalBytes(course))
  return (
    <aside className="enrol-panel" aria-label={t`Enroll`}>
      <div className="enrol-box">
        <Money rwf={isFree ? 0 : course.price} className="course-price" />
        <p className="enrol-note">
          {isFree ? (
            <Trans>Nothing to pay, now or later.</Trans>
          ) : (
            <Trans>Paid once, with mobile money.</Trans>
          )}
        </p>
        <div className="enrol-action">
          <CourseAction course={course} />
        </div>
        <ul className="num">
          <li>
            <Clock aria-hidden="true" />
            <Plural
              value={course.duration}
              one="# week, at your own pace"
              other="# weeks, at your own pace"
            />
          </li>
          <li>
            <ListVideo aria-hidden="true" />
            <Plural value={course.outline.length} one="# lecture" other="# lectures" />
          </li>
          {totalBytes(course) > 0 && (
            <li>
              <Download aria-hidden="true" />
              <Trans>About {size} in all, fetched lecture by lecture</Trans>
            </li>
          )}
          {course.studentCount > 0 && (
            <li>
              <Users aria-hidden="true" />
              <Plural value={course.studentCount} one="# student learns here" other="# students learn here" />
            </li>
          )}
        </ul>
      </div>
    </aside>
  )
}

/** Below 1001 px: price and action, always at hand. */
export function CourseEnrolBar({ course }: { course: CourseWithOutline }) {
  const { t } = useLingui()
  return (
    <aside className="enrol-bar" aria-label={t`Price and enroll button`}>
      <p>
        <Money rwf={isFreeCourse(course) ? 0 : course.price} className="course-price" />
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
