import type { QuizInList } from '@academy/contract/quizzes'
import { Plural, Trans } from '@lingui/react/macro'
import { ClipboardCheck, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { quizListAddress, quizResultAddress, takeQuizAddress } from '../addresses.ts'
import styles from './quiz-lines.module.css'

type QuizLinesProps = {
  quizzes: readonly QuizInList[]
  /** The place of their lecture in the course, from 1. */
  lectureNumber: number
}

/** Under a lecture of an outline: its quizzes, a line each, with how one stands. */
export function QuizLines({ quizzes, lectureNumber }: QuizLinesProps) {
  return (
    <ul className={styles.lines}>
      {quizzes.map((quiz) => {
        const Icon = quiz.requiresLectureCompletion ? Lock : ClipboardCheck
        return (
          <li key={quiz._id}>
            <Link to={wayTo(quiz)}>
              <Icon aria-hidden="true" />
              <span className="line-clamp-3">
                <b>{quiz.title}</b>{' '}
                <small className="num">
                  <Trans>Quiz</Trans>
                  {' · '}
                  <Plural value={quiz.questionCount} one="# question" other="# questions" />
                </small>
              </span>
              <span className={`${styles.state} num`} data-state={quiz.hasSubmitted ? 'done' : undefined}>
                <StandingLabel quiz={quiz} lectureNumber={lectureNumber} />
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** A locked one leads to the list, which says why. */
function wayTo({ _id: id, course, hasSubmitted, requiresLectureCompletion }: QuizInList): string {
  if (hasSubmitted) return quizResultAddress(id)
  return requiresLectureCompletion || hasSubmitted === undefined
    ? quizListAddress(course)
    : takeQuizAddress(id)
}

function StandingLabel({ quiz, lectureNumber }: { quiz: QuizInList; lectureNumber: number }) {
  const { status, score, totalMarks, isRunning, hasSubmitted, requiresLectureCompletion } = quiz
  if (isRunning) return <Trans>Running</Trans>
  if (status === 'graded')
    return (
      <Trans>
        Score: {score}/{totalMarks}
      </Trans>
    )
  if (hasSubmitted) return <Trans>Awaiting Grade</Trans>
  if (requiresLectureCompletion) return <Trans>Opens after lecture {lectureNumber}</Trans>
  return hasSubmitted === false ? <Trans>Not started</Trans> : null
}
