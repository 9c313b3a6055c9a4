import * as M from '@academy/contract/questions/messages'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/calls/call.ts'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { questionQuery } from '../api.ts'
import styles from '../components/questions.module.css'
import { AnswerForm } from './answer-form.tsx'
import { AnswerList } from './answers.tsx'
import { QuestionPost } from './question-post.tsx'

interface QuestionThreadProps {
  id: string
  /** In a portal, where several courses' questions are read. */
  hasCourse?: boolean
  onDeleted: () => void
}

/** A question with its answers: the marked one, then the most useful; below, one's own. */
export function QuestionThread({ id, hasCourse, onDeleted }: QuestionThreadProps) {
  const found = useQuery(questionQuery(id))
  const { data, error } = found
  const message = failureMessage(error, M.loadOneFailed)
  if (!data)
    return error ? (
      <ErrorPanel level={2} message={message} found={found} />
    ) : (
      <SkeletonGroup className={styles.waiting}>
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    )
  const { question } = data
  return (
    <div className={styles.thread}>
      <CopyNote address={`/api/questions/${id}`} />
      {error && navigator.onLine && <StaleBanner message={message} found={found} />}
      <QuestionPost question={question} hasCourse={hasCourse} onDeleted={onDeleted} />
      <AnswerList question={question} accepted={data.accepted} />
      {question.state !== 'hidden' && <AnswerForm questionId={id} />}
    </div>
  )
}
