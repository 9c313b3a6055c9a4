import { Trans } from '@lingui/react/macro'
import { INSTRUCTOR_SUBMISSIONS_ADDRESS } from '../../quizzes/index.ts'
import styles from './recent-quiz-submissions.module.css'
import { RecentSubmissions } from './recent-submissions.tsx'

/** Of an instructor's quizzes, in columns that fit the whole page. */
export function RecentQuizSubmissions() {
  return (
    <RecentSubmissions
      title={<Trans>Recent Quiz Submissions</Trans>}
      scope="own"
      to={INSTRUCTOR_SUBMISSIONS_ADDRESS}
      className={styles.own}
    />
  )
}
