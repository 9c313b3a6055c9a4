import * as M from '@academy/contract/final-exams/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { examCardsQuery } from '../api.ts'
import { DeleteExamDialog } from '../teaching/delete-exam-dialog.tsx'
import styles from '../teaching/exam-card.module.css'
import { type CourseWithExam, ExamCard } from '../teaching/exam-card.tsx'

export function InstructorFinalExamsPage() {
  const { t } = useLingui()
  usePageTitle(t`Final Exams Management`)
  const found = useQuery(examCardsQuery)
  const { data, error } = found
  const [doomed, setDoomed] = useState<CourseWithExam | null>(null)
  const withExam = data?.filter(({ finalExam }) => finalExam !== null).length ?? 0
  const all = data?.length ?? 0
  return (
    <>
      <PortalTitle>
        <Trans>Final Exams Management</Trans>
      </PortalTitle>
      {!data && !error && (
        <SkeletonGroup className={styles.cards}>
          {['a', 'b', 'c'].map((card) => (
            <Skeleton key={card} radius={3} className="h-52 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {!data && error && (
        <ErrorPanel message={M.coursesFailed} support={failureMessage(error, '')} found={found} />
      )}
      {data?.length === 0 && (
        <EmptyState
          title={<Trans>No courses yet</Trans>}
          action={
            <ButtonLink variant="primary" to="/instructor/courses/new">
              <Trans>Create your first course</Trans>
            </ButtonLink>
          }
        >
          <Trans>A final exam belongs to a course. Create a course first.</Trans>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          {error && <StaleBanner className="mb-4" message={M.coursesFailed} found={found} />}
          <p className="mb-4 meta muted num">
            <Trans>
              {withExam} of <Plural value={all} one="# course has" other="# courses have" /> a final exam
            </Trans>
          </p>
          <ul className={styles.cards}>
            {data.map((course) => (
              <ExamCard key={course._id} course={course} onDelete={() => setDoomed(course)} />
            ))}
          </ul>
        </>
      )}
      {doomed?.finalExam && (
        <DeleteExamDialog
          exam={doomed.finalExam}
          submissionCount={doomed.finalExam.submissionCount}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  )
}
