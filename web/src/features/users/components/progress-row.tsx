import { smallCourseImage } from '@academy/contract/courses/rules'
import { leftToDo } from '@academy/contract/enrolments/rules'
import type { MyCourse } from '@academy/contract/progress'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { WovenProgress } from '../../../imigongo/woven-progress.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from './progress-row.module.css'

type ProgressRowProps = { course: MyCourse; isMain: boolean }

/** How far one has come in a course, and the way on. Of all rows only the main one has the solid button. */
export function ProgressRow({ course, isMain }: ProgressRowProps) {
  const { t } = useLingui()
  const {
    title,
    image,
    courseProgressPercentage: percent,
    completedLectures,
    allLectures,
    nextLecture,
  } = course
  const to = `/course/study/${course._id}`
  const left = leftToDo(course)
  const isComplete = left === null
  const nextTitle = nextLecture?.title
  return (
    <Card as="li" className={`${styles.row} grid!`}>
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <CourseCover
          id={course._id}
          category={course.category}
          image={image && smallCourseImage(image)}
          ratio="side"
        />
      </Link>
      <div>
        <p className={styles.category}>{course.category}</p>
        <h3 className="line-clamp-2">
          <Link to={to}>{title}</Link>
        </h3>
        <WovenProgress
          percent={percent}
          label={t`Progress in ${title}`}
          words={<Trans>complete</Trans>}
          detail={
            <Plural
              value={allLectures}
              _0="No lectures yet"
              one={`${completedLectures} of # lecture`}
              other={`${completedLectures} of # lectures`}
            />
          }
        />
        <p className={`${styles.next} line-clamp-2`}>
          {isComplete && <Trans>Every lecture is complete.</Trans>}
          {left === 'exam' && <Trans>One exam to go.</Trans>}
          {left === 'marking' && <Trans>Your exam is being marked.</Trans>}
          {left === 'pass' && <Trans>The final exam was not passed.</Trans>}
          {left === 'lectures' && nextTitle && <Trans>Next: {nextTitle}</Trans>}
        </p>
      </div>
      <ButtonLink
        to={left === 'exam' ? `/final-exam/${course._id}` : to}
        size="sm"
        variant={isMain ? 'primary' : isComplete ? 'secondary' : 'soft'}
      >
        {left === 'exam' ? <Trans>Take the Final Exam</Trans> : <Trans>Continue Learning</Trans>}
        <span className="vh">{title}</span>
      </ButtonLink>
    </Card>
  )
}
