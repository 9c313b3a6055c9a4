import type { MyCourse } from '@academy/contract/progress'
import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useId } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { LazyOwnAttendances } from '../../../attendance/index.ts'
import progressRowStyles from '../../components/progress-row.module.css'
import { ProgressRow } from '../../components/progress-row.tsx'
import { lectureTotals, splitByProgress } from '../../learning-order.ts'
import { useSignedIn } from '../../session/index.ts'
import { MyCourses } from './my-courses.tsx'
import styles from './progress-tab.module.css'

export function ProgressTab() {
  const { role } = useSignedIn()
  return (
    <div className={styles.progress}>
      <MyCourses skeleton={<ProgressSkeleton />}>
        {(courses) => {
          const { inProgress, completed } = splitByProgress(courses)
          const totals = lectureTotals(courses)
          const { all } = totals
          return (
            <>
              <p className={styles.total}>
                <b>{totals.completed}</b>{' '}
                <Plural value={all} one="of # lecture complete" other="of # lectures complete" />
              </p>
              <Rows title={<Trans>In progress</Trans>} courses={inProgress} hasMainAction />
              <Rows title={<Trans>Completed</Trans>} courses={completed} />
              {role === 'student' && (
                <Suspense>
                  <LazyOwnAttendances courses={courses} />
                </Suspense>
              )}
            </>
          )
        }}
      </MyCourses>
    </div>
  )
}

type RowsProps = { title: ReactNode; courses: readonly MyCourse[]; hasMainAction?: boolean }

function Rows({ title, courses, hasMainAction }: RowsProps) {
  const id = useId()
  if (courses.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {courses.map((course, index) => (
          <ProgressRow key={course._id} course={course} isMain={Boolean(hasMainAction) && index === 0} />
        ))}
      </ul>
    </section>
  )
}

function ProgressSkeleton() {
  return (
    <SkeletonGroup className={`${styles.list} pt-20`}>
      {[1, 2].map((row) => (
        <Card key={row} className={progressRowStyles.row}>
          <Skeleton className="h-full min-h-39" />
          <div className="grid gap-3">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}
