import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/calls/call.ts'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { lectureQuizzesQuery } from '../api.ts'
import { TeacherLinks } from '../teaching/lazy-teacher-links.ts'
import styles from './practice-quizzes.module.css'
import { QuizItems } from './quiz-items.tsx'

type PracticeQuizzesProps = {
  lectureId: string
  /** Known here before the server knows it. */
  isComplete: boolean
  isPreview: boolean
  /** Somebody who teaches looks as a student does. */
  isAsStudent?: boolean
}

/** Under a lecture: its own quizzes; nothing where there are none. */
export function PracticeQuizzes({ lectureId, isComplete, isPreview, isAsStudent }: PracticeQuizzesProps) {
  const found = useQuery(lectureQuizzesQuery(lectureId, isAsStudent ? 'student' : undefined))
  const { data, error } = found
  if (!error && !data?.length) return null
  const quizzes = (data ?? []).map((quiz) =>
    isComplete ? { ...quiz, requiresLectureCompletion: false } : quiz,
  )
  return (
    <section className={styles.practice} aria-labelledby="practice-title">
      <h2 id="practice-title">
        <Trans>Quizzes</Trans>
      </h2>
      {error && !data && (
        <StaleBanner message={failureMessage(error, QUIZ_MESSAGES.loadAllFailed)} found={found} />
      )}
      <QuizItems
        quizzes={quizzes}
        level={3}
        isAtLecture
        actions={isPreview ? (quiz) => <TeacherLinks quiz={quiz} /> : undefined}
      />
    </section>
  )
}
