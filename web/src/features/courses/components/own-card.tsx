import type { Course } from '@academy/contract/courses'
import { leftToDo } from '@academy/contract/enrolments/rules'
import { Trans } from '@lingui/react/macro'
import { Check, Clock } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import {
  courseAddress,
  finalExamAddress,
  manageLecturesAddress,
  paymentAddress,
  studyAddress,
} from '../addresses.ts'
import type { CardState, CourseProgress } from '../card-state.ts'
import styles from './course-card.module.css'
import { CourseCardFoot } from './course-card-foot.tsx'
import { CourseProgressBand } from './course-progress-band.tsx'

/** For those who may: a learner's phone does without. */
const DeleteCourseButton = lazyPart(() => import('./delete-course-button.tsx'), 'DeleteCourseButton')

/** On the cover: what is done, or waits. */
export function OwnCardBadge({ state }: { state: CardState }) {
  if (state === 'completed')
    return (
      <Badge tone="cover" icon={Check} className={styles.badge}>
        <Trans>Completed</Trans>
      </Badge>
    )
  if (state !== 'pending') return null
  return (
    <Badge tone="wait" icon={Clock} className={styles.badge}>
      <Trans>Payment pending</Trans>
    </Badge>
  )
}

type OwnCardFootProps = { course: Course; state: CardState; progress?: CourseProgress }

/** The card's last lines for who studies, pays for, teaches or administers it: how far they are, and what comes next. */
export function OwnCardFoot({ course, state, progress }: OwnCardFootProps) {
  const title = <span className="vh">{course.title}</span>
  if (state === 'enrolled' || state === 'exam' || state === 'completed') {
    return (
      <div className={styles.progress}>
        {progress && <CourseProgressBand title={course.title} progress={progress} />}
        {progress && <LeftOfExam progress={progress} />}
        <div className={styles.ways}>
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
      </div>
    )
  }
  return (
    <CourseCardFoot course={course}>
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
    </CourseCardFoot>
  )
}

/** What a card shows of who studies, pays for, teaches or administers its course. */
export const OWN_CARD = { Badge: OwnCardBadge, Foot: OwnCardFoot }

/** Between the last lecture and the end of the course. */
function LeftOfExam({ progress }: { progress: CourseProgress }) {
  const left = leftToDo(progress)
  if (left === null || left === 'lectures') return null
  return (
    <p className="meta strong">
      {left === 'exam' && <Trans>One exam to go.</Trans>}
      {left === 'marking' && <Trans>Your exam is being marked.</Trans>}
      {left === 'pass' && <Trans>The final exam was not passed.</Trans>}
    </p>
  )
}
