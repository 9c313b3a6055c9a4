import type { Answer, Question } from '@academy/contract/questions'
import * as M from '@academy/contract/questions/messages'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { call } from '../../../lib/calls/call.ts'
import { StatusPill } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { AuthorLine } from '../components/author-line.tsx'
import styles from '../components/questions.module.css'
import { UsefulButton } from '../components/useful-button.tsx'
import { useQuestionAct } from '../use-question-act.ts'
import { DeleteButton } from './delete-button.tsx'
import { EditAnswerForm } from './edit-answer-form.tsx'
import { useEditing } from './use-editing.ts'

interface AnswerPostProps {
  answer: Answer
  question: Question
}

/** One answer; the marked one says so. */
export function AnswerPost({ answer, question: { _id: questionId, mayModerate } }: AnswerPostProps) {
  const editing = useEditing()
  const { _id: id, author, isAccepted, isHidden } = answer
  return (
    <article className={styles.post} data-marked={isAccepted || undefined}>
      {isAccepted && (
        <p>
          <StatusPill tone="good">
            <Trans>Marked by the instructor</Trans>
          </StatusPill>
        </p>
      )}
      <AuthorLine author={author} at={answer.answeredAt} editedAt={answer.editedAt} />
      {isHidden && (
        <Banner tone="wait">
          {mayModerate ? <Trans>The class does not see this answer.</Trans> : M.hiddenAnswer}
        </Banner>
      )}
      {editing.isEdited ? (
        <EditAnswerForm answer={answer} onClose={editing.close} />
      ) : (
        <>
          <PlainText>{answer.body}</PlainText>
          <div className={styles.acts}>
            {!isHidden && (
              <UsefulButton
                kind="answer"
                id={id}
                useful={answer.useful}
                isUseful={answer.isUseful}
                isOwn={author.isYou}
              />
            )}
            {mayModerate && !isHidden && <MarkAnswer {...{ questionId, id, isAccepted }} />}
            {answer.mayEdit && (
              <>
                <Button size="sm" {...editing.button}>
                  <Trans>Edit</Trans>
                </Button>
                <DeleteAnswer id={id} />
              </>
            )}
            {mayModerate && !author.isYou && <HideAnswer id={id} isHidden={isHidden} />}
          </div>
        </>
      )}
    </article>
  )
}

interface MarkAnswerProps {
  questionId: string
  id: string
  isAccepted: boolean
}

function MarkAnswer({ questionId, id, isAccepted }: MarkAnswerProps) {
  const mark = useQuestionAct((answerId: string | null) =>
    call('PUT /api/questions/{id}/accepted', { params: { id: questionId }, body: { answerId } }),
  )
  return (
    <Button
      size="sm"
      variant={isAccepted ? 'secondary' : 'soft'}
      busy={mark.isPending}
      onClick={() => mark.mutate(isAccepted ? null : id)}
    >
      <Check aria-hidden="true" />
      {isAccepted ? <Trans>Take the mark back</Trans> : <Trans>Mark as the answer</Trans>}
    </Button>
  )
}

function DeleteAnswer({ id }: { id: string }) {
  const remove = useQuestionAct(() => call('DELETE /api/answers/{id}', { params: { id } }))
  return (
    <DeleteButton
      title={<Trans>Delete your answer?</Trans>}
      isBusy={remove.isPending}
      onDelete={() => remove.mutate()}
    />
  )
}

function HideAnswer({ id, isHidden }: { id: string; isHidden: boolean }) {
  const hide = useQuestionAct((wanted: boolean) =>
    call('PUT /api/answers/{id}/hidden', { params: { id }, body: { isHidden: wanted } }),
  )
  return (
    <Button size="sm" busy={hide.isPending} onClick={() => hide.mutate(!isHidden)}>
      {isHidden ? <Trans>Show to the class</Trans> : <Trans>Hide from the class</Trans>}
    </Button>
  )
}
