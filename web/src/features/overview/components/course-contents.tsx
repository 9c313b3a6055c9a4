import { isFreeCourse } from '@academy/contract/courses/rules'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import { formatMoney } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/calls/call.ts'
import { AccordionItem } from '../../../ui/accordion.tsx'
import { AccordionList } from '../../../ui/accordion-list.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { adminCourseAddress, courseLecturesQuery, type ListedCourse } from '../../courses/index.ts'
import { quizzesInCourseQuery } from '../../quizzes/index.ts'
import { LectureLine, QuizLine } from './contents-lines.tsx'
import { ContentsPart } from './contents-part.tsx'
import styles from './course-contents.module.css'

interface CourseContentsProps {
  course: ListedCourse
  isOpen: boolean
  onToggle: () => void
}

/** One course: what it costs and holds; opened, its lectures and its quizzes, each asked for then. */
export function CourseContents({ course, isOpen, onToggle }: CourseContentsProps) {
  const { title, courseType, price, lectureCount, quizCount, studentCount } = course
  return (
    <AccordionItem
      title={title}
      detail={
        <span className={styles.detail}>
          <Badge tone={isFreeCourse(course) ? 'good' : 'plain'}>{courseType.toUpperCase()}</Badge>
          {!isFreeCourse(course) && <span className={styles.price}>{formatMoney(price)}</span>}
          <span>
            <Plural value={lectureCount} one="# lecture" other="# lectures" />
            {' · '}
            <Plural value={quizCount} one="# quiz" other="# quizzes" />
            {' · '}
            <Plural value={studentCount} one="# student" other="# students" />
          </span>
        </span>
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <Contents course={course} />
    </AccordionItem>
  )
}

function Contents({ course }: { course: ListedCourse }) {
  const { _id: id, title, category, duration, createdBy, instructor } = course
  return (
    <>
      <p className={styles.facts}>
        <span className="num">
          {category} · <Plural value={duration} one="# week" other="# weeks" /> · {createdBy}
        </span>
        {!instructor && (
          <Badge tone="wait">
            <Trans>No instructor yet</Trans>
          </Badge>
        )}
      </p>
      <div className={styles.parts}>
        <ContentsPart title={<Trans>Lectures</Trans>}>
          <AccordionList
            found={useQuery(courseLecturesQuery(id))}
            failed={(error) => LECTURE_MESSAGES.loadAllFailed(failureMessage(error, ''))}
            none={<Trans>No lectures in this course yet.</Trans>}
          >
            {(lecture) => <LectureLine key={lecture._id} lecture={lecture} />}
          </AccordionList>
        </ContentsPart>
        <ContentsPart title={<Trans>Quizzes</Trans>}>
          <AccordionList
            found={useQuery(quizzesInCourseQuery(id))}
            failed={(error) => failureMessage(error, QUIZ_MESSAGES.loadAllFailed)}
            none={<Trans>No quizzes in this course yet.</Trans>}
          >
            {(quiz) => <QuizLine key={quiz._id} quiz={quiz} />}
          </AccordionList>
        </ContentsPart>
      </div>
      <ButtonLink size="sm" variant="soft" to={adminCourseAddress(id)}>
        <Trans>Open</Trans>
        <span className="vh">{title}</span>
      </ButtonLink>
    </>
  )
}
