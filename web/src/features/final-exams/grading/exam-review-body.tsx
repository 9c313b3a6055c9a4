import * as ATTEMPT_MESSAGES from '@academy/contract/attempts/messages'
import { FEEDBACK_MAX_LENGTH } from '@academy/contract/attempts/rules'
import type { ExamSubmission } from '@academy/contract/final-exams'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useFocusLater } from '../../../ui/use-focus-later.ts'
import { LateNote, QuestionText } from '../../attempts/index.ts'
import { useExamAddresses } from '../addresses.ts'
import { examsChanged } from '../api.ts'
import styles from './exam-review-body.module.css'
import { ReviewAnswer } from './review-answer.tsx'
import { ReviewBar, TITLE_ID } from './review-bar.tsx'
import { useExamReview } from './use-exam-review.ts'

type ExamReviewBodyProps = {
  submission: ExamSubmission
  /** Beside the course, once the exam is passed. */
  certificate?: ReactNode
}

export function ExamReviewBody({ submission, certificate }: ExamReviewBodyProps) {
  const queryClient = useQueryClient()
  const addresses = useExamAddresses()
  const focus = useFocusLater()
  const review = useExamReview(submission, () => focus(TITLE_ID))
  const { isEditing, isChanged, isContested } = review
  const latest = useRef(review)
  latest.current = review
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (!latest.current.isEditing || latest.current.isContested) return
      event.preventDefault()
      latest.current.save()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const contest = useRef<HTMLDivElement>(null)
  // It stands above many answers, and Save leads no further.
  useEffect(() => {
    if (isContested && latest.current.isEditing) contest.current?.focus()
  }, [isContested])
  const discard = () => {
    review.forget()
    focus(TITLE_ID)
  }
  return (
    <div className={styles.page}>
      <ReviewBar review={review} back={addresses.home(submission.course._id)} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.course}>
          <p>{submission.course.title}</p>
          {submission.passed && !isEditing && certificate}
        </div>
        <LateNote submission={submission} onAccepted={() => examsChanged(queryClient)} />
        {isContested && (
          <div ref={contest} tabIndex={-1} className={styles.contest}>
            <Banner
              tone="wait"
              live="alert"
              actions={
                <>
                  <Button size="sm" onClick={discard}>
                    <Trans>Take theirs</Trans>
                  </Button>
                  <Button size="sm" variant="soft" busy={review.isSaving} onClick={review.keepMine}>
                    <Trans>Keep mine</Trans>
                  </Button>
                </>
              }
            >
              {ATTEMPT_MESSAGES.gradedMeanwhile}{' '}
              <Trans>Leave editing to see their marks, open it to see yours.</Trans>
            </Banner>
          </div>
        )}
        {isChanged && !isEditing && !isContested && (
          <Banner
            live="status"
            className="mb-4"
            actions={
              <Button size="sm" onClick={discard}>
                <Trans>Discard them</Trans>
              </Button>
            }
          >
            <Trans>You have marks here that are not saved. They are kept on this device.</Trans>
          </Banner>
        )}
        <ol className={styles.answers}>
          {submission.questions.map((question, at) => {
            const answer = submission.answers.find(({ questionId }) => questionId === question._id)
            if (!answer) return null
            return (
              <ReviewAnswer
                key={question._id}
                review={review}
                question={question}
                number={at + 1}
                answer={answer}
              />
            )
          })}
        </ol>
        {isEditing ? (
          <section className={`card ${styles.overall}`}>
            <Field label={<Trans>Overall feedback</Trans>} hint={<Trans>Shown with the result</Trans>}>
              <TextArea
                rows={3}
                value={review.feedback}
                onChange={(event) => review.setFeedback(event.target.value.slice(0, FEEDBACK_MAX_LENGTH))}
              />
            </Field>
          </section>
        ) : (
          submission.feedback && (
            <section className={`card ${styles.overall}`}>
              <h2>
                <Trans>Overall feedback</Trans>
              </h2>
              <QuestionText text={submission.feedback} />
            </section>
          )
        )}
      </main>
      <LeaveGuard when={isEditing && isChanged}>
        <Trans>Your marks are not saved yet. They stay on this device and come back when you return.</Trans>
      </LeaveGuard>
    </div>
  )
}
