import { optionLetter } from '@academy/contract/attempts/rules'
import { Plural, Trans } from '@lingui/react/macro'
import { Check, Clock, MessageSquareText, Minus, X } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { inOrder } from '../in-order.tsx'
import { QuestionHeading, QuestionText } from '../question-text.tsx'
import type { ReviewedQuestion } from './answer-marks.ts'
import styles from './review-item.module.css'

/** One question as it was answered and marked. The right option is never known here. */
export function ReviewItem({ item }: { item: ReviewedQuestion }) {
  const { question, number, answer } = item
  return (
    <li className={styles.item} id={`q${number}`} tabIndex={-1}>
      <div className={`${styles.head} num`}>
        <p>
          <Trans>Question {number}</Trans>
        </p>
        <MarksBadge item={item} />
      </div>
      <QuestionHeading text={question.question} id={`asked-${question._id}`} tag="h3" />
      {question.image && (
        <img className={styles.image} src={question.image.url} alt={question.image.alt} loading="lazy" />
      )}
      {question.questionType === 'written' ? (
        <Written text={answer?.writtenAnswer ?? null} />
      ) : (
        <Chosen item={item} />
      )}
      {answer?.feedback && <Feedback text={answer.feedback} />}
    </li>
  )
}

function MarksBadge({ item: { state, answer, question } }: { item: ReviewedQuestion }) {
  const { marks } = question
  const awarded = answer?.marksAwarded ?? 0
  if (state === 'waiting')
    return (
      <Badge icon={Clock}>
        <Plural value={marks} one="# mark" other="# marks" />
      </Badge>
    )
  const look = { full: ['good', Check], part: ['wait', Minus], none: ['bad', X] } as const
  const [tone, icon] = look[state]
  return (
    <Badge tone={tone} icon={icon}>
      <Trans>
        {awarded} of {marks}
      </Trans>
    </Badge>
  )
}

function Chosen({ item: { question, answer, state } }: { item: ReviewedQuestion }) {
  const chosen = answer?.selectedOption ?? null
  return (
    <>
      <ul className={styles.options}>
        {inOrder(question.options, (option, at) => (
          <li data-chosen={at === chosen ? state : undefined}>
            <span className="choice-letter" aria-hidden="true">
              {optionLetter(at)}
            </span>
            <QuestionText text={option} inline className="choice-words" />
            {at === chosen && (
              <span className={styles.own}>
                <Trans>Your answer</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      {chosen === null && <NoAnswer />}
    </>
  )
}

function Written({ text }: { text: string | null }) {
  if (!text?.trim()) return <NoAnswer />
  return (
    <blockquote className={styles.written}>
      <QuestionText text={text} />
    </blockquote>
  )
}

const NoAnswer = () => (
  <p className={styles.none}>
    <Trans>You gave no answer: 0</Trans>
  </p>
)

function Feedback({ text }: { text: string }) {
  return (
    <div className={styles.feedback}>
      <MessageSquareText aria-hidden="true" />
      <div>
        <p>
          <b>
            <Trans>Instructor</Trans>
          </b>
        </p>
        <QuestionText text={text} />
      </div>
    </div>
  )
}

/** Of the whole paper, above its questions. */
export function OverallFeedback({ text }: { text: string }) {
  return (
    <div className={styles.overall}>
      <Feedback text={text} />
    </div>
  )
}
