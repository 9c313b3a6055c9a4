import type { Question } from '@academy/contract/attempts'
import { FEEDBACK_MAX_LENGTH } from '@academy/contract/attempts/rules'
import type { ExamSubmission } from '@academy/contract/final-exams'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { QuestionHeading, QuestionText } from '../../attempts/index.ts'
import { AnswerOptions, WrittenAnswer } from '../../quizzes/index.ts'
import { readExamMark } from './exam-marks.ts'
import styles from './review-answer.module.css'
import type { ExamReview } from './use-exam-review.ts'

interface ReviewAnswerProps {
  review: ExamReview
  question: Question
  number: number
  answer: ExamSubmission['answers'][number]
}

export function ReviewAnswer({ review, question, number, answer }: ReviewAnswerProps) {
  const { t } = useLingui()
  const firstName = (review.submission.student?.name ?? t`Deleted user`).split(/\s/)[0] ?? ''
  const isWritten = question.questionType === 'written'
  const max = question.marks
  const headId = `answer-${number}`
  return (
    <li className={`card ${styles.answer}`}>
      <section aria-labelledby={headId}>
        <div className={styles.head}>
          <span className="num">
            <Trans>Question {number}</Trans>
          </span>
          {answer.marksAwarded === null && (
            <Badge tone="wait">
              <Trans>Not marked</Trans>
            </Badge>
          )}
          <span className={`${styles.mark} num`}>
            <b>{review.isEditing ? (review.editOf(answer).marks ?? '–') : (answer.marksAwarded ?? '–')}</b>/
            {max}
          </span>
        </div>
        <QuestionHeading id={headId} text={question.question} />
        {question.image && (
          <img className={styles.image} src={question.image.url} alt={question.image.alt} loading="lazy" />
        )}
        <div className="mt-3">
          {isWritten ? (
            <WrittenAnswer text={answer.writtenAnswer ?? ''} />
          ) : (
            <AnswerOptions question={question} chosen={answer.selectedOption} firstName={firstName} />
          )}
        </div>
        {review.isEditing ? (
          <EditAnswer review={review} answer={answer} number={number} max={max} />
        ) : (
          answer.feedback && (
            <div className={styles.feedback}>
              <h3>
                <Trans>Feedback</Trans>
              </h3>
              <QuestionText text={answer.feedback} />
            </div>
          )
        )}
      </section>
    </li>
  )
}

type EditAnswerProps = Pick<ReviewAnswerProps, 'review' | 'answer' | 'number'> & { max: number }

function EditAnswer({ review, answer, number, max }: EditAnswerProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  /** What was typed and could not stay. */
  const [cut, setCut] = useState<string | null>(null)
  const { marks, feedback } = review.editOf(answer)
  const settle = () => {
    setTyped(null)
    if (typed !== null && Number(typed.trim() || Number.NaN) !== marks) setCut(typed.trim() || t`nothing`)
  }
  const became = cut !== null && (
    <Trans>
      Marks are whole, from 0 to {max}: {cut} became {marks}.
    </Trans>
  )
  return (
    <div className={styles.edit}>
      <Field label={<Trans>Marks</Trans>} hint={<Trans>0 to {max}, whole marks</Trans>} error={became}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          aria-label={t`Marks for question ${number}, 0 to ${max}`}
          value={typed ?? marks ?? ''}
          onChange={(event) => {
            setTyped(event.target.value)
            setCut(null)
            review.set(answer, { marks: readExamMark(event.target.value, max) })
          }}
          onBlur={settle}
        />
      </Field>
      <Field label={<Trans>Feedback</Trans>}>
        <TextArea
          rows={2}
          aria-label={t`Feedback on question ${number}`}
          value={feedback}
          onChange={(event) =>
            review.set(answer, { feedback: event.target.value.slice(0, FEEDBACK_MAX_LENGTH) })
          }
        />
      </Field>
    </div>
  )
}
