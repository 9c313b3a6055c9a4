import { FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { toast } from '../../../lib/toast.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { LazyBulkCertify } from '../../certificates/index.ts'
import { examOfCourseQuery, examQuery } from '../api.ts'
import { CourseIdMissing } from '../components/course-id-missing.tsx'
import { ExamHead } from '../components/exam-head.tsx'
import { ExamSubmissions } from '../components/exam-submissions.tsx'
import { idIn } from '../exam-ids.ts'
import { EXAMS_ADDRESS } from '../places.ts'
import '../final-exams.css'

const ExamSittings = lazy(async () => ({
  default: (await import('../components/exam-sittings.tsx')).ExamSittings,
}))

/** One exam, by its course or by its own id: figures, submissions, and who is sitting it. */
export function ManageExamPage() {
  const { t } = useLingui()
  const params = useParams()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isSittings = search.get('view') === 'sittings'
  const id = idIn(params.examId ?? params.courseId)
  const query = params.examId === undefined ? examOfCourseQuery(id ?? '') : examQuery(id ?? '')
  const { data, error, refetch, isFetching } = useQuery({ ...query, enabled: id !== null })
  const isGone = error instanceof CallFailure && error.status === 404
  usePageTitle(isGone ? undefined : (data?.finalExam.title ?? t`Final exam`), { place: `exam ${id}` })

  useEffect(() => {
    if (!isGone) return
    toast.error(M.notFound, { id: 'exam-not-found' })
    navigate(EXAMS_ADDRESS, { replace: true })
  }, [isGone, navigate])

  return (
    <>
      <PortalTitle names={{ course: data?.finalExam.courseTitle, courseId: data?.finalExam.course }}>
        {data?.finalExam.title ?? <Trans>Final exam</Trans>}
      </PortalTitle>
      {id === null ? (
        <CourseIdMissing message={params.examId === undefined ? undefined : M.idInvalid} />
      ) : data ? (
        <>
          {error && (
            <StaleBanner className="mb-4" message={M.detailsFailed} retrying={isFetching} onRetry={refetch} />
          )}
          <ExamHead
            exam={data.finalExam}
            stats={data.stats}
            acts={
              <Suspense>
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
      ) : error && !isGone ? (
        <ErrorPanel
          message={failureMessage(error, M.detailsFailed)}
          onRetry={() => refetch()}
          retrying={isFetching}
          back
        />
      ) : (
        <SkeletonGroup className="grid gap-5">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-28 w-full rounded-3" />
          <Skeleton className="h-80 w-full rounded-3" />
        </SkeletonGroup>
      )}
    </>
  )
}
