import { Plural, Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './completion-card.module.css'
import type { ExamOfCourse } from './exam-of-course.ts'

type ExamOfferProps = { exam: ExamOfCourse; to: string; lectureCount: number }

/** The exam waits, or runs already. The button leads to its lobby; nothing starts here. */
export function ExamOffer({ exam, to, lectureCount }: ExamOfferProps) {
  const { questionCount, timeLimit, passingScore, isRunning } = exam
  return (
    <>
      <h2 id="complete-title">
        <Trans>You reached the top.</Trans>
        <br />
        {isRunning ? <Trans>Your exam is running.</Trans> : <Trans>One exam to go.</Trans>}
      </h2>
      <p className={styles.lead}>
        <Plural
          value={lectureCount}
          one="The lecture is done. Pass the final exam to finish the course."
          other="All # lectures are done. Pass the final exam to finish the course."
        />
      </p>
      <dl className={`${styles.facts} num`}>
        <div>
          <dt>
            <Plural value={questionCount} one="Question" other="Questions" />
          </dt>
          <dd>{questionCount}</dd>
        </div>
        <div>
          <dt>
            <Plural value={timeLimit} one="Minute" other="Minutes" />
          </dt>
          <dd>{timeLimit}</dd>
        </div>
        <div>
          <dt>
            <Trans>Passing score</Trans>
          </dt>
          <dd>{passingScore}%</dd>
        </div>
      </dl>
      <div className={styles.go}>
        <ButtonLink to={to} variant="primary" size="lg">
          {isRunning ? <Trans>Continue the Final Exam</Trans> : <Trans>Take the Final Exam</Trans>}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
        <p>
          {isRunning ? (
            <Trans>The clock is running. Your answers are kept.</Trans>
          ) : (
            <Trans>One attempt. The clock starts when you press Start exam, not here.</Trans>
          )}
        </p>
      </div>
    </>
  )
}
