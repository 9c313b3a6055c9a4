import * as FINAL_EXAM_MESSAGES from '@academy/contract/final-exams/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useGoBack } from '../../../lib/pages/use-go-back.ts'
import type { ReadState } from '../../../lib/queries/found.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FocusMessage } from '../../attempts/index.ts'
import { lectureAddress, studyAddress } from '../../courses/index.ts'
import styles from './exam-failed.module.css'

type ExamFailedProps = { courseId: string; found: ReadState }

/** Why there is no exam: lectures are missing, there is none, or the answer did not come. */
export function ExamFailed({ courseId, found }: ExamFailedProps) {
  const { t } = useLingui()
  const goBack = useGoBack()
  usePageTitle(t`Final exam`)
  const { error } = found
  const refusal = error instanceof CallFailure ? error : null
  const missing = refusal?.details.missingLectures ?? []
  return (
    <FocusMessage title={<Trans>Final exam</Trans>} onLeave={goBack}>
      {missing.length > 0 ? (
        <>
          <EmptyState level={1} title={refusal?.message} className="pb-0">
            <Trans>These are left. The exam opens when the last one is complete.</Trans>
          </EmptyState>
          <ul className={styles.missing}>
            {missing.map(({ _id: id, title }) => (
              <li key={id}>
                <Link to={lectureAddress(id)}>
                  {title}
                  <ChevronRight aria-hidden="true" className="ml-auto" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ErrorPanel level={1} message={messageOf(error)} back found={found} />
      )}
      <p className="text-center">
        <ButtonLink to={studyAddress(courseId)} variant="quiet">
          <Trans>Return to Course Dashboard</Trans>
        </ButtonLink>
      </p>
    </FocusMessage>
  )
}

const messageOf = (error: unknown) =>
  error === null ? FINAL_EXAM_MESSAGES.noExam : failureMessage(error, FINAL_EXAM_MESSAGES.loadFailed)
