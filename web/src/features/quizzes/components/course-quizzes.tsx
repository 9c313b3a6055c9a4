import type { QuizInList } from '@academy/contract/quizzes'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { AccordionItem } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { adminEditQuizAddress } from '../teaching-places.ts'
import { QuizFacts } from './quiz-facts.tsx'
import { QuizRowActs } from './quiz-row-acts.tsx'

type CourseQuizzesProps = {
  course: { _id: string; title: string }
  quizzes: readonly QuizInList[]
  isOpen: boolean
  onToggle: () => void
  onCreate: () => void
  onDelete: (quiz: QuizInList) => void
}

/** One course of the accordion: its name with how many quizzes wait, then the quizzes. */
export function CourseQuizzes({ course, quizzes, isOpen, onToggle, onCreate, onDelete }: CourseQuizzesProps) {
  const { t } = useLingui()
  const pending = quizzes.reduce((sum, { pendingSubmissions = 0 }) => sum + pendingSubmissions, 0)
  return (
    <AccordionItem
      title={course.title}
      detail={
        <>
          <Plural value={quizzes.length} one="# quiz" other="# quizzes" />
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
      {quizzes.length === 0 ? (
        <p className="accordion-none">
          <Trans>No quizzes in this course yet.</Trans>
        </p>
      ) : (
        <ul>
          {quizzes.map((quiz) => (
            <li key={quiz._id}>
              <div>
                <b>{quiz.title}</b>
                <small className="num">
                  <Facts quiz={quiz} />
                </small>
              </div>
              <QuizRowActs
                quiz={quiz}
                editTo={adminEditQuizAddress(quiz._id)}
                onDelete={() => onDelete(quiz)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" variant="soft" onClick={onCreate} aria-label={t`Create quiz in ${course.title}`}>
        <Plus aria-hidden="true" />
        <Trans>Create quiz</Trans>
      </Button>
    </AccordionItem>
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
