import type { Question } from '@academy/contract/questions'
import * as M from '@academy/contract/questions/messages'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { EditQuestionForm } from '../asking/edit-question-form.tsx'
import { AuthorLine } from '../components/author-line.tsx'
import styles from '../components/questions.module.css'
import { UsefulButton } from '../components/useful-button.tsx'
import { useQuestionAct } from '../use-question-act.ts'
import { DeleteButton } from './delete-button.tsx'
import { useEditing } from './use-editing.ts'

interface QuestionPostProps {
  question: Question
  hasCourse: boolean | undefined
  onDeleted: () => void
}

/** What was asked, and what the reader may do with it. */
export function QuestionPost({ question, hasCourse, onDeleted }: QuestionPostProps) {
  const editing = useEditing()
  if (editing.isEdited) return <EditQuestionForm question={question} onClose={editing.close} />
  const { _id: id, author, state, mayModerate } = question
  return (
    <article className={styles.post}>
      <h2 className="line-clamp-6">{question.title}</h2>
      {hasCourse && (
        <p className={styles.where}>
          <bdi>{question.course.title}</bdi> · <bdi>{question.lecture.title}</bdi>
        </p>
      )}
      <AuthorLine author={author} at={question.askedAt} editedAt={question.editedAt} />
      {state === 'hidden' && (
        <Banner tone="wait">
          {mayModerate ? <Trans>The class does not see this question.</Trans> : M.hiddenQuestion}
        </Banner>
      )}
      {question.body && <PlainText>{question.body}</PlainText>}
      <div className={styles.acts}>
        <UsefulButton
          kind="question"
          id={id}
          useful={question.useful}
          isUseful={question.isUseful}
          isOwn={author.isYou}
        />
        <FollowButton id={id} isSubscribed={question.isSubscribed} />
        {question.mayEdit && (
          <Button size="sm" {...editing.button}>
            <Trans>Edit</Trans>
          </Button>
        )}
        {question.mayDelete && <DeleteQuestion id={id} onDeleted={onDeleted} />}
        {mayModerate && <HideQuestion id={id} isHidden={state === 'hidden'} />}
      </div>
    </article>
  )
}

function FollowButton({ id, isSubscribed }: { id: string; isSubscribed: boolean }) {
  const follow = useQuestionAct((wanted: boolean) =>
    call('PUT /api/questions/{id}/subscribed', { params: { id }, body: { isSubscribed: wanted } }),
  )
  return (
    <Button size="sm" busy={follow.isPending} onClick={() => follow.mutate(!isSubscribed)}>
      {isSubscribed ? <Trans>Do not tell me more</Trans> : <Trans>Tell me of answers</Trans>}
    </Button>
  )
}

function DeleteQuestion({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const remove = useQuestionAct(async () => {
    const reply = await call('DELETE /api/questions/{id}', { params: { id } })
    onDeleted()
    return reply
  })
  return (
    <DeleteButton
      title={<Trans>Delete your question?</Trans>}
      isBusy={remove.isPending}
      onDelete={() => remove.mutate()}
    />
  )
}

function HideQuestion({ id, isHidden }: { id: string; isHidden: boolean }) {
  const hide = useQuestionAct((wanted: boolean) =>
    call('PUT /api/questions/{id}/hidden', { params: { id }, body: { isHidden: wanted } }),
  )
  return (
    <Button size="sm" busy={hide.isPending} onClick={() => hide.mutate(!isHidden)}>
      {isHidden ? <Trans>Show to the class</Trans> : <Trans>Hide from the class</Trans>}
    </Button>
  )
}
