import * as M from '@academy/contract/questions/messages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { type AskedOfLecture, lectureQuestionsQuery } from '../api.ts'
import { Pages } from './pages.tsx'
import { QuestionRows } from './question-rows.tsx'
import styles from './questions.module.css'

interface QuestionListProps {
  lectureId: string
  asked: AskedOfLecture
  none: ReactNode
}

/** As far as somebody wants to read; more comes when they ask for it. */
export function QuestionList({ lectureId, asked, none }: QuestionListProps) {
  return (
    <Pages>
      {(after, more) => <QuestionPage key={after} {...{ lectureId, asked, none, after, more }} />}
    </Pages>
  )
}

interface QuestionPageProps extends QuestionListProps {
  after: string | undefined
  more: (next: string | null) => ReactNode
}

function QuestionPage({ lectureId, asked, none, after, more }: QuestionPageProps) {
  const found = useQuery(lectureQuestionsQuery(lectureId, asked, after))
  const { data, error } = found
  const message = failureMessage(error, M.loadFailed)
  if (!data)
    return error ? (
      <ErrorPanel level={3} message={message} found={found} />
    ) : (
      <SkeletonGroup>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    )
  return (
    <>
      {error && navigator.onLine && <StaleBanner message={message} found={found} />}
      {data.questions.length > 0 ? (
        <QuestionRows lectureId={lectureId} questions={data.questions} />
      ) : (
        <p className={styles.none}>{none}</p>
      )}
      {more(data.next)}
    </>
  )
}
