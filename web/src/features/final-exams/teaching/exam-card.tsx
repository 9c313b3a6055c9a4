import { Plural, Trans } from '@lingui/react/macro'
import { Award, Plus } from 'lucide-react'
import type { CallReply } from '../../../lib/calls/call.ts'
import { StatusPill } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { previewOf } from '../../courses/index.ts'
import { useExamAddresses } from '../addresses.ts'
import styles from './exam-card.module.css'

export type CourseWithExam = CallReply<'GET /api/instructor/final-exams'>['courses'][number]
const PREVIEW_LETTERS = 100

/** A course, and its exam or the way to one. */
export function ExamCard({ course, onDelete }: { course: CourseWithExam; onDelete: () => void }) {
  const { _id, title, description, finalExam } = course
  const addresses = useExamAddresses()
  return (
    <li className={`card ${styles.card}`} data-empty={finalExam ? undefined : ''}>
      <h2>{title}</h2>
      <p className={styles.about}>{previewOf(description, PREVIEW_LETTERS)}</p>
      {finalExam ? (
        <>
          <div className={styles.facts}>
            <Award aria-hidden="true" />
            <div>
              <b>{finalExam.title}</b>
              <p className="num">
                <Plural value={finalExam.submissionCount} one="# submission" other="# submissions" />
                {' · '}
                <Plural value={finalExam.questionCount} one="# question" other="# questions" />
              </p>
            </div>
            {finalExam.pendingCount > 0 && (
              <StatusPill tone="wait">
                <Plural value={finalExam.pendingCount} one="# to mark" other="# to mark" />
              </StatusPill>
            )}
          </div>
          <div className={styles.acts}>
            <ButtonLink size="sm" variant="soft" to={addresses.home(_id)}>
              <Trans>Manage</Trans>
              <span className="vh">{title}</span>
            </ButtonLink>
            <ButtonLink size="sm" to={addresses.edit(_id)}>
              <Trans>Edit</Trans>
              <span className="vh">{title}</span>
            </ButtonLink>
            <Button size="sm" variant="danger" onClick={onDelete}>
              <Trans>Delete</Trans>
              <span className="vh">{title}</span>
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.acts}>
          <ButtonLink size="sm" variant="primary" to={addresses.create(_id)}>
            <Plus aria-hidden="true" />
            <Trans>Create Final Exam</Trans>
            <span className="vh">{title}</span>
          </ButtonLink>
        </div>
      )}
    </li>
  )
}
