import type { ManagedCourse } from '@academy/contract/courses'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { Plural, Trans } from '@lingui/react/macro'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { DateOnly } from '../../../ui/date-time.tsx'
import { Money } from '../../../ui/money.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { studyAddress } from '../places.ts'
import { DeleteCourseButton } from './delete-course-button.tsx'

type AdminCourseHeadProps = { course: ManagedCourse; onDeleted: () => void }

export function AdminCourseHead({ course, onDeleted }: AdminCourseHeadProps) {
  return (
    <section>
      <div className="admin-course-head">
        <div>
          <CourseCover id={course._id} category={course.category} image={course.image} ratio="video" eager />
        </div>
        <div>
          <p className="managed-kicker num">
            {course.category}
            <Badge>{course.courseType.toUpperCase()}</Badge>
            <Trans>
              Created <DateOnly at={course.createdAt} />
            </Trans>
          </p>
          <p className="mt-3 line-clamp-6 whitespace-pre-line text-text-2">{course.description}</p>
          <div className="admin-course-actions">
            <ButtonLink size="sm" variant="soft" to={studyAddress(course._id)}>
              <Trans>Preview</Trans>
            </ButtonLink>
            <DeleteCourseButton course={course} onDeleted={onDeleted} />
          </div>
        </div>
      </div>
      <Stats className="admin-stats">
        <Stat
          value={course.studentCount}
          label={<Plural value={course.studentCount} one="Student" other="Students" />}
        />
        <Stat
          value={course.lectureCount}
          label={<Plural value={course.lectureCount} one="Lecture" other="Lectures" />}
        />
        <Stat value={course.duration} label={<Plural value={course.duration} one="Week" other="Weeks" />} />
        <Stat value={<Money rwf={isFreeCourse(course) ? 0 : course.price} />} label={<Trans>Price</Trans>} />
      </Stats>
    </section>
  )
}
