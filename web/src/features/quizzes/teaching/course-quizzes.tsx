import type { QuizInList } from '@academy/contract/quizzes'
import * as M from '@academy/contract/quizzes/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { AccordionItem } from '../../../ui/accordion.tsx'
import { AccordionList } from '../../../ui/accordion-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { PickBox } from '../../../ui/data-table/pick-box.tsx'
import { pageState, type Selection, toggled, toggledPage } from '../../../ui/data-table/selection.ts'
import type { ListedCourse } from '../../courses/index.ts'
import { QuizFacts } from '../quiz-facts.tsx'
import { adminEditQuizAddress } from './addresses.ts'
import { quizzesInCourseQuery } from './api.ts'
import styles from './course-quizzes.module.css'
import { QuizRowActions } from './quiz-row-actions.tsx'

type ChoiceOfQuizzes = { chosen: Selection; onChoose: (chosen: Selection) => void }
type CourseQuizzesProps = ChoiceOfQuizzes & {
  course: ListedCourse
  isOpen: boolean
  onToggle: () => void
  onCreate: () => void
  onDelete: (quiz: QuizInList) => void
}

/** One course of the accordion: its name with how many submissions wait, then its quizzes, asked for when it is opened. */
export function CourseQuizzes(props: CourseQuizzesProps) {
  const { course, isOpen, onToggle, onCreate, onDelete, chosen, onChoose } = props
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
      <Quizzes courseId={course._id} onDelete={onDelete} chosen={chosen} onChoose={onChoose} />
      <Button size="sm" variant="soft" onClick={onCreate} aria-label={t`Create quiz in ${course.title}`}>
        <Plus aria-hidden="true" />
        <Trans>Create quiz</Trans>
      </Button>
    </AccordionItem>
  )
}

type QuizzesProps = ChoiceOfQuizzes & { courseId: string; onDelete: (quiz: QuizInList) => void }

function Quizzes({ courseId, onDelete, chosen, onChoose }: QuizzesProps) {
  const found = useQuery(quizzesInCourseQuery(courseId))
  const ids = (found.data ?? []).map(({ _id }) => _id)
  return (
    <>
      {ids.length > 1 && (
        <PickBox
          className={styles.all}
          label={<Trans>Select all in this course</Trans>}
          isLabelSeen
          state={pageState(chosen, ids)}
          onToggle={() => onChoose(toggledPage(chosen, ids))}
        />
      )}
      <AccordionList
        found={found}
        failed={(error) => failureMessage(error, M.loadAllFailed)}
        none={<Trans>No quizzes in this course yet.</Trans>}
      >
        {(quiz) => (
          <li key={quiz._id}>
            <div className={styles.quiz}>
              <PickBox
                label={<Trans>Select {quiz.title}</Trans>}
                state={chosen.has(quiz._id) ? 'all' : 'none'}
                onToggle={() => onChoose(toggled(chosen, quiz._id))}
              />
              <div>
                <b className="line-clamp-3">{quiz.title}</b>
                <small className="num">
                  <Facts quiz={quiz} />
                </small>
              </div>
            </div>
            <QuizRowActions
              quiz={quiz}
              editTo={adminEditQuizAddress(quiz._id)}
              onDelete={() => onDelete(quiz)}
            />
          </li>
        )}
      </AccordionList>
    </>
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
