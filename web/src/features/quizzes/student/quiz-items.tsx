import type { QuizInList } from '@academy/contract/quizzes'
import { Trans } from '@lingui/react/macro'
import { Check, ClipboardCheck, Lock } from 'lucide-react'
import { type ReactNode, Suspense, useId } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { quizResultAddress, takeQuizAddress } from '../addresses.ts'
import { QuizFacts } from '../quiz-facts.tsx'
import styles from './quiz-items.module.css'

type QuizItemsProps = {
  quizzes: readonly QuizInList[]
  level: 2 | 3
  /** On the page of the quiz's own lecture, which needs no naming. */
  isAtLecture?: boolean
  /** For those who do not study: what stands in the place of a student's way in. */
  actions?: (quiz: QuizInList) => ReactNode
}

/** Quizzes to take, to go on with or to look at, each with how one stands. */
export function QuizItems({ quizzes, level, isAtLecture = false, actions }: QuizItemsProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.items}>
      {quizzes.map((quiz) => (
        <li key={quiz._id}>
          <Tile quiz={quiz} />
          <div>
            <Heading className="line-clamp-3">{quiz.title}</Heading>
            {!isAtLecture && <p className={styles.about}>{quiz.description}</p>}
            <p className={`${styles.facts} num`}>
              <QuizFacts quiz={quiz} />
            </p>
            {!actions && <Standing quiz={quiz} />}
          </div>
          {actions ? <Suspense>{actions(quiz)}</Suspense> : <WayIn quiz={quiz} isAtLecture={isAtLecture} />}
        </li>
      ))}
    </ul>
  )
}

function Tile({ quiz }: { quiz: QuizInList }) {
  const state = quiz.hasSubmitted ? 'done' : quiz.requiresLectureCompletion ? 'locked' : 'open'
  const Icon = { done: Check, locked: Lock, open: ClipboardCheck }[state]
  return (
    <span className={styles.tile} data-state={state} aria-hidden="true">
      <Icon />
    </span>
  )
}

function Standing({ quiz }: { quiz: QuizInList }) {
  const { score, totalMarks } = quiz
  if (quiz.isRunning)
    return (
      <p className={styles.standing}>
        <Trans>Your time is running.</Trans>
      </p>
    )
  if (!quiz.hasSubmitted) return null
  return (
    <p className={`${styles.standing} num`} data-graded={quiz.status === 'graded' || undefined}>
      {quiz.status === 'graded' ? (
        <Trans>
          Score: {score}/{totalMarks}
        </Trans>
      ) : (
        <Trans>Submitted - Awaiting Grade</Trans>
      )}
    </p>
  )
}

function WayIn({ quiz, isAtLecture }: { quiz: QuizInList; isAtLecture: boolean }) {
  const whyId = useId()
  const { _id: id, title, lectureTitle } = quiz
  const name = <span className="vh">{title}</span>
  if (quiz.hasSubmitted) {
    return (
      <ButtonLink size="sm" to={quizResultAddress(id)}>
        <Trans>View Results</Trans>
        {name}
      </ButtonLink>
    )
  }
  if (!quiz.requiresLectureCompletion) {
    return (
      <ButtonLink size="sm" variant="primary" to={takeQuizAddress(id)}>
        {quiz.isRunning ? <Trans>Continue Quiz</Trans> : <Trans>Take Quiz</Trans>}
        {name}
      </ButtonLink>
    )
  }
  return (
    <>
      <p id={whyId} className={styles.why}>
        {isAtLecture ? (
          <Trans>Complete this lecture to open the quiz.</Trans>
        ) : (
          <Trans>Complete the lecture “{lectureTitle}” to open the quiz.</Trans>
        )}
      </p>
      <Button size="sm" aria-disabled="true" aria-describedby={whyId}>
        <Trans>Take Quiz</Trans>
        {name}
      </Button>
    </>
  )
}
