import type { QuizInList } from '@academy/contract/quizzes'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { failureMessage } from '../../../lib/call.ts'
import { AccordionItem } from '../../../ui/accordion.tsx'
import { AccordionList } from '../../../ui/accordion-list.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ListedCourse } from '../../courses/index.ts'
import { quizzesInCourseQuery } from '../teaching-api.ts'
import { adminEditQuizAddress } from '../teaching-places.ts'
import { QuizFacts } from './quiz-facts.tsx'
import { QuizRowActs } from './quiz-row-acts.tsx'

type CourseQuizzesProps = {
  course: ListedCourse
  isOpen: boolean
  onToggle: () => void
  onCreate: () => void
  onDelete: (quiz: QuizInList) => void
}

/** One course of the accordion: its name with how many submissions wait, then its quizzes, asked for when it is opened. */
export function CourseQuizzes({ course, isOpen, onToggle, onCreate, onDelete }: CourseQuizzesProps) {
  const { t } = useLingui()
  const { pendingSubmissions: pending = 0 } = course
  return (
    <AccordionItem
      title={course.title}
      detail={
        <>
          <Plural value={course.quizCount} one="# quiz" other="# quizzes" />
          {pending > 0 && (
            <>
              {' · '}
              <Plural value={pending} one="# to grade" other="# to grade" />
            </>
          )}
        </>
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <Quizzes courseId={course._id} onDelete={onDelete} />
      <Button size="sm" variant="soft" onClick={onCreate} aria-label={t`Create quiz in ${course.title}`}>
        <Plus aria-hidden="true" />
        <Trans>Create quiz</Trans>
      </Button>
    </AccordionItem>
  )
}

function Quizzes({ courseId, onDelete }: { courseId: string; onDelete: (quiz: QuizInList) => void }) {
  return (
    <AccordionList
      found={useQuery(quizzesInCourseQuery(courseId))}
      failed={(error) => failureMessage(error, M.loadAllFailed)}
      none={<Trans>No quizzes in this course yet.</Trans>}
    >
      {(quiz) => (
        <li key={quiz._id}>
          <div>
            <b>{quiz.title}</b>
            <small className="num">
              <Facts quiz={quiz} />
            </small>
          </div>
          <QuizRowActs quiz={quiz} editTo={adminEditQuizAddress(quiz._id)} onDelete={() => onDelete(quiz)} />
        </li>
      )}
    </AccordionList>
  )
}

function Facts({ quiz }: { quiz: QuizInList }) {
  const { lectureTitle, totalSubmissions = 0 } = quiz
  return (
    <>
      {lectureTitle && `${lectureTitle} · `}
      <QuizFacts quiz={quiz} />
      {' · '}
      <Plural value={totalSubmissions} one="# submission" other="# submissions" />
    </>
  )
}
