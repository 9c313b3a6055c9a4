import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { StudentName } from '../../enrolments/index.ts'
import { ExamBadge } from './exam-badge.tsx'
import styles from './review-bar.module.css'
import type { ExamReview } from './use-exam-review.ts'

/** Where the focus goes when what one worked at is put away. */
export const TITLE_ID = 'review-title'

/** Who, when, how many marks, passed or not; Edit Marks turns it into Save and Cancel. */
export function ReviewBar({ review, back }: { review: ExamReview; back: string }) {
  const { t } = useLingui()
  const { submission, score, isEditing, isSaving } = review
  const { student, submittedAt, totalMarks } = submission
  return (
    <header className={styles.bar}>
      <IconLink label={t`Back`} to={back}>
        <X aria-hidden="true" />
      </IconLink>
      <div className={styles.name}>
        <h1 id={TITLE_ID} tabIndex={-1}>
          <StudentName courseId={submission.course._id} student={student} />
        </h1>
        <p>
          {student && <span>{student.email} · </span>}
          <Trans>
            Submitted <DateTime at={submittedAt} />
          </Trans>
        </p>
      </div>
      <div className={styles.score} role="status">
        <p className="num">
          <b>
            {score.awarded}/{totalMarks}
          </b>
          <span>{score.percent}%</span>
        </p>
        <ExamBadge passed={score.passed} />
      </div>
      <div className={styles.acts}>
        {isEditing ? (
          <>
            <Button size="sm" disabled={isSaving} onClick={review.cancel}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              size="sm"
              variant="primary"
              busy={isSaving}
              disabled={review.isContested}
              aria-keyshortcuts="Control+Enter"
              onClick={review.save}
            >
              <Trans>Save</Trans>
            </Button>
          </>
        ) : (
          <Button size="sm" variant="primary" onClick={review.edit}>
            <Pencil aria-hidden="true" />
            <Trans>Edit Marks</Trans>
          </Button>
        )}
      </div>
    </header>
  )
}
