import type { MyCourse } from '@academy/contract/progress'
import { Plural } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { CourseCard, CourseGrid, OWN_CARD } from '../../courses/index.ts'
import styles from './course-section.module.css'

type CourseSectionProps = { title: ReactNode; courses: readonly MyCourse[] }

/** One part of the dashboard; nothing at all when nothing is in it. */
export function CourseSection({ title, courses }: CourseSectionProps) {
  const id = useId()
  if (courses.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="num">
          <Plural value={courses.length} one="# course" other="# courses" />
        </p>
      </div>
      <CourseGrid>
        {courses.map((course) => (
          <CourseCard key={course._id} course={course} progress={course} own={OWN_CARD} level={3} />
        ))}
      </CourseGrid>
    </section>
  )
}
