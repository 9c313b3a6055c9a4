import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './completion-card.module.css'
import type { ExamOfCourse } from './exam-of-course.ts'

/** In the place of the offer once the exam is in: awaiting marking, passed, or not. */
export function ExamOutcome({ exam, to }: { exam: ExamOfCourse; to: string }) {
  const { status, passed, percentage, passingScore } = exam
  const isMarked = status === 'graded' && passed !== null
  const shown = (percentage ?? 0).toFixed(2)
  return (
    <section className={`${styles.card} ${styles.plain}`} aria-labelledby="complete-title">
      <div className={styles.text}>
        <p className={styles.badge} data-tone={!isMarked ? 'wait' : passed ? undefined : 'bad'}>
          {isMarked ? (
            passed ? (
              <Trans>Passed</Trans>
            ) : (
              <Trans>Not passed</Trans>
            )
          ) : (
            <Trans>Awaiting marking</Trans>
          )}
        </p>
        <h2 id="complete-title" className="num">
          {isMarked ? (
            <Trans>
              {shown}%. The pass mark is {passingScore}%.
            </Trans>
          ) : (
            <Trans>Your exam is in.</Trans>
          )}
        </h2>
        <p className={styles.lead}>
          {!isMarked && (
            <Trans>A person reads the written answers. The result stands here when they are marked.</Trans>
          )}
          {isMarked && passed && <Trans>You have finished this course. Its lectures stay open to you.</Trans>}
          {isMarked && !passed && (
            <Trans>
              Read the feedback, review the lectures, then talk to your instructor about the next step.
            </Trans>
          )}
        </p>
        <div className={styles.go}>
          <ButtonLink to={to}>
            {!isMarked && <Trans>View submission</Trans>}
            {isMarked && (passed ? <Trans>View result</Trans> : <Trans>Read the feedback</Trans>)}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
