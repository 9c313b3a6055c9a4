import { Plural, Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import styles from './exam-hint.module.css'
import type { ExamOfCourse } from './exam-of-course.ts'

/** Under the outline while lectures are left: what unlocks the exam, and what it will be. */
export function ExamHint({ exam, lectureCount }: { exam: ExamOfCourse; lectureCount: number }) {
  const { timeLimit, passingScore } = exam
  return (
    <p className={`${styles.hint} num`}>
      <Lock aria-hidden="true" />
      <b>
        <Trans>Final Exam</Trans>
      </b>
      <span>
        <Plural
          value={lectureCount}
          one="Opens when the lecture is complete."
          other="Opens when all # lectures are complete."
        />{' '}
        <Trans>
          {timeLimit} minutes, passing score {passingScore}%.
        </Trans>
      </span>
    </p>
  )
}
