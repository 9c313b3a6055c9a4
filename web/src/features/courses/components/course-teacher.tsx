import type { CourseWithOutline } from '@academy/contract/courses'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Avatar } from '../../../ui/avatar.tsx'
import { Money } from '../../../ui/money.tsx'
import { courseAddress } from '../addresses.ts'
import styles from './course-teacher.module.css'

/** Who teaches, and what else they teach; the maker's name alone while nobody is assigned. */
export function CourseTeacher({ course }: { course: Pick<CourseWithOutline, 'createdBy' | 'teacher'> }) {
  const { teacher, createdBy } = course
  const name = teacher?.name ?? createdBy
  return (
    <section aria-labelledby="course-instructor">
      <h2 id="course-instructor">
        <Trans>Your instructor</Trans>
      </h2>
      <div className={styles.teacher}>
        <Avatar name={name} size="xl" />
        <div>
          <h3>{name}</h3>
          {teacher && (
            <p className="num">
              <Plural value={teacher.courseCount} one="# course" other="# courses" />
              {teacher.studentCount > 0 && (
                <>
                  {' · '}
                  <Plural value={teacher.studentCount} one="# student" other="# students" />
                </>
              )}
            </p>
          )}
          {teacher && teacher.otherCourses.length > 0 && (
            <>
              <p id="course-others">
                <Trans>Also teaches</Trans>
              </p>
              <ul aria-labelledby="course-others">
                {teacher.otherCourses.map((other) => (
                  <li key={other._id}>
                    <Link to={courseAddress(other._id)}>
                      <span className="line-clamp-2">{other.title}</span>
                    </Link>
                    <Money rwf={isFreeCourse(other) ? 0 : other.price} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
