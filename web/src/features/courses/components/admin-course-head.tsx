import type { ManagedCourse } from '@academy/contract/courses'
import { Plural, Trans } from '@lingui/react/macro'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { DateOnly } from '../../../ui/date-time.tsx'
import styles from './admin-course-head.module.css'
import { CourseFigures } from './course-figures.tsx'
import { DeleteCourseButton } from './delete-course-button.tsx'

type AdminCourseHeadProps = { course: ManagedCourse; onDeleted: () => void }

export function AdminCourseHead({ course, onDeleted }: AdminCourseHeadProps) {
  return (
    <section>
      <div className={styles.head}>
        <div>
          <CourseCover id={course._id} category={course.category} image={course.image} ratio="video" eager />
        </div>
        <div>
          <p className={`${styles.kicker} num`}>
            {course.category}
            <Badge>{course.courseType.toUpperCase()}</Badge>
            <span>
              <Plural value={course.duration} one="# week" other="# weeks" />
            </span>
            <span>
              <Trans>
                Created <DateOnly at={course.createdAt} />
              </Trans>
            </span>
          </p>
          <p className="mt-3 line-clamp-6 whitespace-pre-line secondary">{course.description}</p>
          <div className={styles.actions}>
            <DeleteCourseButton course={course} onDeleted={onDeleted} />
          </div>
        </div>
      </div>
      <CourseFigures course={course} className="mt-6" />
    </section>
  )
}
