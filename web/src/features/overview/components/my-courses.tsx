import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { MoreLink } from '../../../ui/more-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import {
  INSTRUCTOR_COURSES_ADDRESS,
  instructorCoursesQuery,
  NEW_COURSE_ADDRESS,
} from '../../courses/index.ts'
import { DashboardPart } from './dashboard-part.tsx'
import { MyCourseCard } from './my-course-card.tsx'
import styles from './my-courses.module.css'

/** With the card that makes a new one, three rows of three. */
const SHOWN = 8

export function MyCourses() {
  const found = useQuery(instructorCoursesQuery)
  return (
    <section aria-labelledby="my-courses-title" className="below-first-screen">
      <div className={styles.head}>
        <h2 id="my-courses-title">
          <Trans>My Courses</Trans>
        </h2>
        <MoreLink to={INSTRUCTOR_COURSES_ADDRESS}>
          <Trans>All courses</Trans>
        </MoreLink>
      </div>
      <DashboardPart
        found={found}
        failed={COURSE_MESSAGES.loadInstructorFailed}
        waiting={<Skeleton radius={3} className="h-80 w-full" />}
      >
        {(courses) => (
          <ul className={styles.grid}>
            {courses.slice(0, SHOWN).map((course) => (
              <MyCourseCard key={course._id} course={course} />
            ))}
            <li className={styles.create}>
              <Link to={NEW_COURSE_ADDRESS}>
                <Plus aria-hidden="true" />
                <b>
                  <Trans>Create a course</Trans>
                </b>
                <span>
                  <Trans>Title, price and image. Lectures come after.</Trans>
                </span>
              </Link>
            </li>
          </ul>
        )}
      </DashboardPart>
    </section>
  )
}
