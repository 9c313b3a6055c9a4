import type { Course } from '@academy/contract/courses'
import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { smallCourseImage } from '@academy/contract/courses/rules'
import { Trans } from '@lingui/react/macro'
import { Check, CircleAlert, Clock } from 'lucide-react'
import { use } from 'react'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { useSession } from '../../users/index.ts'
import { type CardState, type CourseProgress, cardState } from '../card-state.ts'
import { PendingCourses } from '../pending-courses.ts'
import { courseAddress, studyAddress } from '../places.ts'
import styles from './course-card.module.css'
import { CourseCardFoot } from './course-card-foot.tsx'
import { CourseFacts } from './course-facts.tsx'

type CourseCardProps = {
  course: Course
  /** How far the person has come, for those who study it. */
  progress?: CourseProgress
  /** The heading's level on its page. */
  level?: 2 | 3
  /** Among the first on the page: its picture is not waited for. */
  eager?: boolean
}

/** One course in a grid, in all its states; the whole card leads to the course, its one button to what comes next. */
export function CourseCard({ course, progress, level = 2, eager }: CourseCardProps) {
  const { user, role } = useSession()
  const pending = use(PendingCourses)
  const viewer = user && { userId: user._id, role, subscription: user.subscription, pending }
  const state = cardState(course, viewer, progress)
  if (state === 'invalid') return <UnavailableCard level={level} />
  const Heading = `h${level}` as const
  return (
    <Card as="li" hover className={styles.card}>
      <div className={styles.cover}>
        <CourseCover
          id={course._id}
          category={course.category}
          image={course.image && smallCourseImage(course.image)}
          eager={eager}
        />
        {state === 'completed' && (
          <Badge tone="cover" icon={Check} className={styles.badge}>
            <Trans>Completed</Trans>
          </Badge>
        )}
        {state === 'pending' && (
          <Badge tone="wait" icon={Clock} className={styles.badge}>
            <Trans>Payment pending</Trans>
          </Badge>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.category}>{course.category}</p>
        <Heading>
          <CardLink to={addressFor(state, course._id)}>{course.title}</CardLink>
        </Heading>
        <p className={styles.about}>{course.description}</p>
        <CourseFacts course={course} />
        <CourseCardFoot course={course} state={state} progress={progress} />
      </div>
    </Card>
  )
}

function addressFor(state: CardState, id: string): string {
  const mayStudy: readonly CardState[] = ['enrolled', 'exam', 'completed', 'admin']
  return mayStudy.includes(state) ? studyAddress(id) : courseAddress(id)
}

/** Data came that no card can stand on. */
function UnavailableCard({ level }: { level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <Card as="li" className={`${styles.card} ${styles.broken}`}>
      <CircleAlert aria-hidden="true" />
      <Heading>
        <Trans>Course Unavailable</Trans>
      </Heading>
      <p>{COURSE_MESSAGES.unavailable}</p>
    </Card>
  )
}
