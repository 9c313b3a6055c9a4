import type { Course } from '@academy/contract/courses'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { leftToDo } from '@academy/contract/enrolments/rules'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { useSession } from '../../users/index.ts'
import type { CardState, CourseProgress } from '../card-state.ts'
import {
  courseAddress,
  finalExamAddress,
  manageLecturesAddress,
  paymentAddress,
  studyAddress,
} from '../places.ts'
import styles from './course-card.module.css'
import { CourseProgressBand } from './course-progress-band.tsx'
import { EnrolButton } from './enrol-button.tsx'

/** For those who may: a learner's phone does without. */
const DeleteCourseButton = lazyPart(() => import('./delete-course-button.tsx'), 'DeleteCourseButton')

type CourseCardFootProps = { course: Course; state: CardState; progress?: CourseProgress }

/** The card's last lines: progress or price, and the action that the person's state calls for. */
export function CourseCardFoot({ course, state, progress }: CourseCardFootProps) {
  const { user } = useSession()
  const title = <span className="vh">{course.title}</span>
  if (state === 'enrolled' || state === 'exam' || state === 'completed') {
    return (
      <div className={styles.progress}>
        {progress && <CourseProgressBand title={course.title} progress={progress} />}
        {progress && <LeftOfExam progress={progress} />}
        {state === 'exam' && (
          <ButtonLink size="sm" variant="primary" className="card-above" to={finalExamAddress(course._id)}>
            <Trans>Take the Final Exam</Trans>
            {title}
          </ButtonLink>
        )}
        <ButtonLink
          size="sm"
          variant={state === 'enrolled' ? 'primary' : 'secondary'}
          className="card-above"
          to={studyAddress(course._id)}
        >
          <Trans>Continue Learning</Trans>
          {title}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.foot}>
      <Money rwf={isFreeCourse(course) ? 0 : course.price} className={styles.price} />
      <div className={`${styles.actions} card-above`}>
        {(state === 'free' || state === 'paid') && (
          <EnrolButton course={course} size="sm" variant={user ? 'soft' : 'primary'} />
        )}
        {state === 'pending' && (
          <ButtonLink size="sm" variant="soft" to={paymentAddress(course._id)}>
            <Trans>View status</Trans>
            {title}
          </ButtonLink>
        )}
        {state === 'onlooker' && (
          <ButtonLink size="sm" to={courseAddress(course._id)}>
            <Trans>View course</Trans>
            {title}
          </ButtonLink>
        )}
        {state === 'admin' && (
          <ButtonLink size="sm" variant="soft" to={studyAddress(course._id)}>
            <Trans>Preview</Trans>
            {title}
          </ButtonLink>
        )}
        {state === 'owner' && (
          <ButtonLink size="sm" variant="soft" to={manageLecturesAddress(course._id)}>
            <Trans>Manage</Trans>
            {title}
          </ButtonLink>
        )}
        {(state === 'admin' || state === 'owner') && (
          <Suspense fallback={<span className="h-11 w-28" />}>
            <DeleteCourseButton course={course} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** Between the last lecture and the end of the course. */
function LeftOfExam({ progress }: { progress: CourseProgress }) {
  const left = leftToDo(progress)
  if (left === null || left === 'lectures') return null
  return (
    <p className="text-meta font-semibold">
      {left === 'exam' && <Trans>One exam to go.</Trans>}
      {left === 'marking' && <Trans>Your exam is being marked.</Trans>}
      {left === 'pass' && <Trans>The final exam was not passed.</Trans>}
    </p>
  )
}
