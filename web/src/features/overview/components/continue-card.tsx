import type { MyCourse } from '@academy/contract/progress'
import { formatClock, formatPercent } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { CoverCard } from '../../../imigongo/cover-card.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { finalExamAddress, lectureAddress, studyAddress } from '../../courses/index.ts'
import styles from './continue-card.module.css'

/** Below this a saved place is the beginning. */
const WORTH_SAYING_SECONDS = 10

/** The course to go on with, at its next lecture or its exam, on the ground of its cover. */
export function ContinueCard({ course }: { course: MyCourse }) {
  const { t } = useLingui()
  const percent = course.courseProgressPercentage
  const next = course.nextLecture
  const place = formatClock(next?.positionSeconds ?? 0)
  return (
    <CoverCard course={course} titleId="continue-title" className={styles.card}>
      <p className={styles.kicker}>
        <Link to={studyAddress(course._id)}>
          <span className="line-clamp-2">{course.title}</span>
        </Link>
      </p>
      <h2 id="continue-title" className="line-clamp-3">
        {next ? next.title : <Trans>One exam to go.</Trans>}
      </h2>
      <p className="num">
        {next ? (
          <Trans>
            Lecture {next.number} of {course.allLectures}
          </Trans>
        ) : (
          <Trans>Pass the final exam to finish the course.</Trans>
        )}
        {next && next.positionSeconds > WORTH_SAYING_SECONDS && (
          <>
            {'. '}
            <Trans>You stopped at {place}.</Trans>
          </>
        )}
      </p>
      <div
        className={styles.line}
        role="progressbar"
        aria-label={t`Progress in ${course.title}`}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={formatPercent(percent)}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className={`${styles.count} num`}>
        <b>{formatPercent(percent)}</b> <Trans>complete</Trans>
        {' · '}
        <Plural
          value={course.allLectures}
          one={`${course.completedLectures} of # lecture`}
          other={`${course.completedLectures} of # lectures`}
        />
      </p>
      <ButtonLink size="lg" to={next ? lectureAddress(next._id) : finalExamAddress(course._id)}>
        <Play aria-hidden="true" fill="currentColor" />
        {next ? <Trans>Continue Learning</Trans> : <Trans>Take the Final Exam</Trans>}
        <span className="vh">{course.title}</span>
      </ButtonLink>
    </CoverCard>
  )
}
