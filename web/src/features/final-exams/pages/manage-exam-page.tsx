import * as M from '@academy/contract/final-exams/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { LazyBulkCertify } from '../../certificates/index.ts'
import { ExamSubmissions } from '../grading/exam-submissions.tsx'
import { CourseIdMissing } from '../teaching/course-id-missing.tsx'
import { ExamHead } from '../teaching/exam-head.tsx'
import { NoExam } from '../teaching/no-exam.tsx'
import { useManagedExam } from '../teaching/use-managed-exam.ts'

const ExamSittings = lazyPart(() => import('../grading/exam-sittings.tsx'), 'ExamSittings')

/** One exam: figures, submissions, and who is sitting it. */
export function ManageExamPage() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const isSittings = search.get('view') === 'sittings'
  const found = useManagedExam()
  const { id, idFault, data, bare, error, isGone } = found
  usePageTitle(isGone ? undefined : (data?.finalExam.title ?? t`Final exam`), { place: `exam ${id}` })

  return (
    <>
      <PortalTitle
        names={{
          course: data?.finalExam.courseTitle ?? bare?.title,
          courseId: data?.finalExam.course ?? bare?._id,
        }}
      >
        {data?.finalExam.title ?? <Trans>Final exam</Trans>}
      </PortalTitle>
      {id === null ? (
        <CourseIdMissing message={idFault} />
      ) : data ? (
        <>
          {error && <StaleBanner className="mb-4" message={M.detailsFailed} found={found} />}
          <ExamHead
            exam={data.finalExam}
            stats={data.stats}
            acts={
              <Suspense fallback={<Skeleton radius={2} className="h-11 w-49" />}>
                <LazyBulkCertify courseId={data.finalExam.course} courseTitle={data.finalExam.courseTitle} />
              </Suspense>
            }
          />
          <nav aria-label={t`Views`} className="tabs mb-5">
            <Link to="?" aria-current={isSittings ? undefined : 'page'}>
              <Trans>Submissions</Trans>
            </Link>
            <Link to="?view=sittings" aria-current={isSittings ? 'page' : undefined}>
              <Trans>Attempts</Trans>
            </Link>
          </nav>
          {isSittings ? (
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <ExamSittings exam={data.finalExam} />
            </Suspense>
          ) : (
            <ExamSubmissions examId={data.finalExam._id} courseId={data.finalExam.course} />
          )}
        </>
      ) : bare ? (
        <NoExam courseId={bare._id} />
      ) : error ? (
        <ErrorPanel message={failureMessage(error, M.detailsFailed)} found={found} back />
      ) : (
        <SkeletonGroup className="grid gap-5">
          <Skeleton className="h-12 w-full" />
          <Skeleton radius={3} className="h-28 w-full" />
          <Skeleton radius={3} className="h-80 w-full" />
        </SkeletonGroup>
      )}
    </>
  )
}
