import { Plural, Trans } from '@lingui/react/macro'
import {
  Award,
  ClipboardCheck,
  FileBadge,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  SquarePlay,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { courseAnnouncementsAddress, lectureAddress } from '../../courses/index.ts'
import styles from './course-cards.module.css'
import type { CoursePlacesProps } from './course-places.tsx'
import type { ExamOfCourse } from './exam-of-course.ts'

type CourseCardsProps = Pick<CoursePlacesProps, 'course' | 'quizzes'> & {
  exam: (ExamOfCourse & NonNullable<CoursePlacesProps['exam']>) | null
  lectureId: string | undefined
  done: number
  all: number
  /** Of the course's quizzes, those that have their marks. */
  gradedCount: number
  isPreview: boolean
}

/** The ways on at the foot of the study page. */
export function CourseCards({
  course,
  lectureId,
  done,
  all,
  quizzes,
  exam,
  gradedCount,
  isPreview,
}: CourseCardsProps) {
  const { count } = quizzes
  return (
    <ul className={styles.cards}>
      {lectureId && (
        <CardTo to={lectureAddress(lectureId)} Icon={SquarePlay} title={<Trans>Lectures</Trans>}>
          {isPreview && <Plural value={all} one="# lecture" other="# lectures" />}
          {!isPreview &&
            (done === all ? (
              <Trans>All {all} complete</Trans>
            ) : (
              <Trans>
                {done} of {all} complete
              </Trans>
            ))}
        </CardTo>
      )}
      <CardTo to={quizzes.to} Icon={ClipboardCheck} title={<Trans>Quizzes</Trans>}>
        {isPreview || !count ? (
          <Plural value={count ?? 0} _0="None yet" one="# quiz" other="# quizzes" />
        ) : (
          <Trans>
            {gradedCount} of {count} graded
          </Trans>
        )}
      </CardTo>
      {!isPreview && exam?.lecturesLeft === 0 && (
        <CardTo to={exam.to} Icon={Award} title={<Trans>Final Exam</Trans>}>
          <ExamStanding exam={exam} />
        </CardTo>
      )}
      <CardTo
        to={courseAnnouncementsAddress(course._id)}
        Icon={Megaphone}
        title={<Trans>Announcements</Trans>}
      >
        <Trans>What everybody here was told</Trans>
      </CardTo>
      {isPreview ? (
        <CardTo to="/courses" Icon={LayoutGrid} title={<Trans>More courses</Trans>}>
          <Trans>See what else you can learn</Trans>
        </CardTo>
      ) : (
        <CardTo to="/my-certificates" Icon={FileBadge} title={<Trans>My certificates</Trans>}>
          <Trans>What you have earned</Trans>
        </CardTo>
      )}
    </ul>
  )
}

function ExamStanding({ exam: { status, passed } }: { exam: ExamOfCourse }) {
  if (status === null) return <Trans>Open to you</Trans>
  if (status === 'submitted' || passed === null) return <Trans>Awaiting marking</Trans>
  return passed ? <Trans>Passed</Trans> : <Trans>Not passed</Trans>
}

type CardToProps = { to: string; Icon: LucideIcon; title: ReactNode; children: ReactNode }

function CardTo({ to, Icon, title, children }: CardToProps) {
  return (
    <li>
      <Link to={to}>
        <Icon aria-hidden="true" />
        <b className="line-clamp-3">{title}</b>
        <span className="num">{children}</span>
      </Link>
    </li>
  )
}
