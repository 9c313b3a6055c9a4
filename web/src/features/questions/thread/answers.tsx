import type { Answer, Question } from '@academy/contract/questions'
import * as M from '@academy/contract/questions/messages'
import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { questionQuery } from '../api.ts'
import { Pages } from '../components/pages.tsx'
import styles from '../components/questions.module.css'
import { AnswerPost } from './answer-post.tsx'

export function AnswerList({ question, accepted }: { question: Question; accepted: Answer | null }) {
  return (
    <>
      <h3 className={styles.answered}>
        <Plural value={question.answers} _0="No answers yet" one="# answer" other="# answers" />
      </h3>
      <div className={styles.answers}>
        {accepted && <AnswerPost key={accepted._id} answer={accepted} question={question} />}
        <Pages>{(after, more) => <AnswerPage key={after} {...{ question, after, more }} />}</Pages>
      </div>
    </>
  )
}

interface AnswerPageProps {
  question: Question
  after: string | undefined
  more: (next: string | null) => ReactNode
}

function AnswerPage({ question, after, more }: AnswerPageProps) {
  const found = useQuery(questionQuery(question._id, after))
  const { data, error } = found
  if (!data)
    return error ? (
      <ErrorPanel level={3} message={failureMessage(error, M.loadOneFailed)} found={found} />
    ) : (
      <SkeletonGroup>
        <Skeleton />
      </SkeletonGroup>
    )
  return (
    <>
      {data.answers.map((answer) => (
        <AnswerPost key={answer._id} answer={answer} question={question} />
      ))}
      {more(data.next)}
    </>
  )
}
