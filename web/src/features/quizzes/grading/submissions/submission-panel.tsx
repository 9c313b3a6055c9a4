import type { SubmissionInList } from '@academy/contract/quizzes'
import * as M from '@academy/contract/quizzes/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { DateTime } from '../../../../ui/date-time.tsx'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { PersonLine } from '../../../../ui/person-line.tsx'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { StudentName } from '../../../enrolments/index.ts'
import { gradeAddress } from '../addresses.ts'
import { PanelAnswers } from '../answers/panel-answers.tsx'
import { submissionQuery } from '../api.ts'
import styles from './submission-panel.module.css'

interface SubmissionPanelProps {
  row: SubmissionInList
  place: { at: number; of: number }
  onMove: (by: 1 | -1) => void
  onClose: () => void
}

/** One submission beside the list; J and K move on and the panel follows. */
export function SubmissionPanel({ row, place, onMove, onClose }: SubmissionPanelProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const found = useQuery(submissionQuery(row._id))
  const { data, error } = found
  const name = row.student?.name ?? t`Deleted user`
  return (
    <SidePanel
      label={t`Submission of ${name}`}
      {...{ name, place, onMove, onClose }}
      previous={t`Previous submission`}
      next={t`Next submission`}
      isBesideTabs
      footer={
        <ButtonLink variant="primary" to={gradeAddress(row._id)} state={{ from: pathname + search }}>
          {row.status === 'graded' ? <Trans>Review</Trans> : <Trans>Grade</Trans>}
        </ButtonLink>
      }
    >
      <PersonLine isBig name={name}>
        <StudentName courseId={row.course} student={row.student} />
        <small>{row.student?.email}</small>
      </PersonLine>
      <dl className={styles.facts}>
        <dt>
          <Trans>Submitted</Trans>
        </dt>
        <dd>
          <DateTime at={row.submittedAt} />
        </dd>
        {data?.sitting && (
          <>
            <dt>
              <Trans>Time used</Trans>
            </dt>
            <dd>
              <Trans>
                {data.sitting.usedMinutes} of {data.sitting.allowedMinutes} min
              </Trans>
            </dd>
          </>
        )}
        <dt>{row.status === 'graded' ? <Trans>Score</Trans> : <Trans>Marked so far</Trans>}</dt>
        <dd>
          <Trans>
            {row.totalMarksAwarded} of {row.quiz.totalMarks}
          </Trans>
        </dd>
        {data?.progress && (
          <>
            <dt>
              <Trans>Course progress</Trans>
            </dt>
            <dd>
              <Plural
                value={data.progress.allLectures}
                one={`${data.progress.completedLectures} of # lecture`}
                other={`${data.progress.completedLectures} of # lectures`}
              />
            </dd>
          </>
        )}
      </dl>
      {data ? (
        <PanelAnswers paper={data.paper} submission={data.submission} />
      ) : error ? (
        <ErrorPanel level={3} message={failureMessage(error, M.loadSubmissionFailed)} found={found} />
      ) : (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
    </SidePanel>
  )
}
