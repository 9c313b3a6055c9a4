import type { Course } from '@academy/contract/courses'
import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { smallCourseImage } from '@academy/contract/courses/rules'
import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ComponentType, Suspense, use } from 'react'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { useSession } from '../../users/index.ts'
import { courseAddress, studyAddress } from '../addresses.ts'
import { type CardState, type CourseProgress, cardState } from '../card-state.ts'
import { PendingCourses } from '../pending-courses.ts'
import styles from './course-card.module.css'
import { CourseCardFoot } from './course-card-foot.tsx'
import { CourseFacts } from './course-facts.tsx'
import { EnrolButton } from './enrol-button.tsx'
import type { OwnCardBadge, OwnCardFoot } from './own-card.tsx'

type CourseCardProps = {
  course: Course
  /** How far the person has come, for those who study it. */
  progress?: CourseProgress
  /** `OWN_CARD`; where visitors are, it comes for those alone who see it. */
  own: {
    Badge: ComponentType<ComponentProps<typeof OwnCardBadge>>
    Foot: ComponentType<ComponentProps<typeof OwnCardFoot>>
  }
  /** The heading's level on its page. */
  level?: 2 | 3
  /** Among the first on the page: its picture is not waited for. */
  eager?: boolean
}

/** One course in a grid, in all its states; the whole card leads to the course, its one button to what comes next. */
export function CourseCard({ course, progress, own, level = 2, eager }: CourseCardProps) {
  const { user, role } = useSession()
  const pending = use(PendingCourses)
  const viewer = user && { userId: user._id, role, subscription: user.subscription, pending }
  const state = cardState(course, viewer, progress)
  if (state === 'invalid') return <UnavailableCard level={level} />
  const isOwn = state !== 'free' && state !== 'paid'
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
        {isOwn && (
          <Suspense>
            <own.Badge state={state} />
          </Suspense>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.category}>{course.category}</p>
        <Heading>
          <CardLink to={addressFor(state, course._id)}>{course.title}</CardLink>
        </Heading>
        <p className={styles.about}>{course.description}</p>
        <CourseFacts course={course} />
        {isOwn ? (
          <Suspense fallback={<CourseCardFoot course={course} />}>
            <own.Foot course={course} state={state} progress={progress} />
          </Suspense>
        ) : (
          <CourseCardFoot course={course}>
            <EnrolButton course={course} size="sm" variant={user ? 'soft' : 'primary'} />
          </CourseCardFoot>
        )}
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
