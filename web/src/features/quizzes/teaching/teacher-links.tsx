import type { QuizInList } from '@academy/contract/quizzes'
import { Plural, Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/button.tsx'
import { editQuizAddress, submissionsAddress } from './addresses.ts'
import styles from './teacher-links.module.css'

/** In the place of Take Quiz, for those who teach the course. */
export function TeacherLinks({ quiz }: { quiz: QuizInList }) {
  const { _id: id, title, totalSubmissions = 0 } = quiz
  return (
    <div className={styles.teacher}>
      <ButtonLink size="sm" to={submissionsAddress(id)}>
        <Plural value={totalSubmissions} one="# submission" other="# submissions" />
        <span className="vh">{title}</span>
      </ButtonLink>
      <ButtonLink size="sm" variant="soft" to={editQuizAddress(id)}>
        <Trans>Edit</Trans>
        <span className="vh">{title}</span>
      </ButtonLink>
    </div>
  )
}
