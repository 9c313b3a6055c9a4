import type { Course } from '@academy/contract/courses'
import { Trans } from '@lingui/react/macro'
import { BackLink } from '../../../ui/back-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { studyAddress } from '../../courses/index.ts'
import { CourseColumnsSkeleton } from '../../lectures/index.ts'
import styles from './quiz-list-frame.module.css'

/** With the course's name as soon as that is known: it is no secret, and comes with the page. */
export function QuizListSkeleton({ course }: { course?: Course }) {
  return (
    <CourseColumnsSkeleton>
      <div className={styles.list}>
        <header>
          {course ? (
            <BackLink to={studyAddress(course._id)}>{course.title}</BackLink>
          ) : (
            <span className="flex min-h-11 items-center">
              <Skeleton className="h-5 w-40" />
            </span>
          )}
          <h1 tabIndex={-1}>
            <Trans>Quizzes & Assignments</Trans>
          </h1>
        </header>
        <div className="grid gap-3">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} radius={3} className="h-27 w-full" />
          ))}
        </div>
      </div>
    </CourseColumnsSkeleton>
  )
}
