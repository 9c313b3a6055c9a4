import type { StudentExamSubmission } from '@academy/contract/final-exams'
import { EXAM_PASSING_DEFAULT_PERCENT } from '@academy/contract/final-exams/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useGoBack } from '../../../lib/pages/use-go-back.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { studyAddress } from '../../courses/index.ts'
import styles from '../components/focus-top.module.css'
import { FocusTop } from '../components/focus-top.tsx'
import { reviewedQuestions } from './answer-marks.ts'
import { ResultHead } from './result-head.tsx'
import { OverallFeedback } from './review-item.tsx'
import { ReviewList } from './review-list.tsx'

/** The exam once it is handed in: to two decimals, and only when every written answer is marked. */
type ExamResultViewProps = {
  submission: StudentExamSubmission
  /** How far the certificate of a passed exam is. */
  certificate?: ReactNode
}

export function ExamResultView({ submission, certificate }: ExamResultViewProps) {
  const { t } = useLingui()
  const goBack = useGoBack()
  usePageTitle(t`Final exam result`)
  const { course, questions, answers, feedback, percentage, totalMarksAwarded, totalMarks } = submission
  const { passed, passingScore, submittedAt, isFinalised } = submission
  const items = useMemo(() => reviewedQuestions(questions, answers), [questions, answers])
  return (
    <div className={styles.page}>
      <FocusTop title={<Trans>Final exam</Trans>} onLeave={goBack} />
      <main id="main" className="wrap pt-1 pb-8 md:pt-3 md:pb-16">
        <ResultHead
          decimals={2}
          ringLabel={t`Score`}
          facts={{
            title: t`Final exam result`,
            percentage,
            marksAwarded: totalMarksAwarded,
            totalMarks,
            passingPercent: passingScore || EXAM_PASSING_DEFAULT_PERCENT,
            passed,
            submittedAt,
            isFinalised,
          }}
          awaiting={<Trans>Awaiting marking</Trans>}
          actions={
            <ButtonLink to={studyAddress(course)} variant="primary">
              <Trans>Return to Course Dashboard</Trans>
            </ButtonLink>
          }
        />
        {feedback && <OverallFeedback text={feedback} />}
        {passed && <div className="mt-8">{certificate}</div>}
        <ReviewList items={items} />
      </main>
    </div>
  )
}
