import * as M from '@academy/contract/final-exams/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallFailure, type CallReply, call, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { fetchNow } from '../../../lib/queries/fetch-now.ts'
import { toast } from '../../../lib/toast.ts'
import { Banner } from '../../../ui/banner.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { PaperForm, type SavedPaper, valuesOf } from '../../quizzes/index.ts'
import { useExamAddresses } from '../addresses.ts'
import { examOfCourseQuery, examsChanged } from '../api.ts'
import { CourseIdMissing } from '../teaching/course-id-missing.tsx'
import { ExamFormSkeleton } from '../teaching/exam-form-skeleton.tsx'
import { idIn } from '../teaching/exam-ids.ts'
import { EXAM_RULES } from '../teaching/exam-rules.ts'

type Loaded = CallReply<'GET /api/certification/final-exam/course/{courseId}'>
const savedIn = ({ finalExam }: Loaded): SavedPaper => ({
  values: valuesOf(finalExam),
  version: finalExam.version,
})

export function EditExamPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const addresses = useExamAddresses()
  const courseId = idIn(useParams().courseId)
  // Nothing is kept for a second visit: a form that starts from an old copy would only be refused.
  const exam = useQuery({
    ...examOfCourseQuery(courseId ?? ''),
    enabled: courseId !== null,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data, error } = exam
  const isGone = error instanceof CallFailure && error.status === 404
  usePageTitle(isGone ? undefined : t`Edit final exam`)

  useEffect(() => {
    if (!isGone) return
    toast.error(M.notFound, { id: 'exam-not-found' })
    navigate(addresses.list, { replace: true })
  }, [isGone, navigate, addresses])

  return (
    <>
      <PortalTitle
        names={{
          course: data?.finalExam.courseTitle,
          courseId: data?.finalExam.course,
          exam: data?.finalExam.title,
        }}
      >
        <Trans>Edit final exam</Trans>
      </PortalTitle>
      {courseId === null ? (
        <CourseIdMissing />
      ) : data ? (
        <EditExamForm key={courseId} loaded={data} />
      ) : error && !isGone ? (
        <ErrorPanel message={failureMessage(error, M.loadFailed)} found={exam} back />
      ) : (
        <ExamFormSkeleton />
      )}
    </>
  )
}

function EditExamForm({ loaded }: { loaded: Loaded }) {
  const navigate = useNavigate()
  const addresses = useExamAddresses()
  const queryClient = useQueryClient()
  const [saved] = useState(() => savedIn(loaded))
  const { finalExam, stats } = loaded
  const { _id: id, course } = finalExam
  return (
    <PaperForm
      heading={<Trans>About this exam</Trans>}
      verb={<Trans>Save exam</Trans>}
      rules={EXAM_RULES}
      saved={saved}
      draftKey={`draft:exam:${id}`}
      cancelTo={addresses.home(course)}
      exportId={id}
      failed={M.updateFailed}
      needsQuestions
      note={
        stats.totalSubmissions > 0 && (
          <Banner className="mb-4">
            <Plural
              value={stats.totalSubmissions}
              one="# student has handed this exam in."
              other="# students have handed this exam in."
            />{' '}
            <Trans>Whoever has begun keeps the questions they were asked.</Trans>
          </Banner>
        )
      }
      save={async (input, version) => {
        const { message } = await call('PUT /api/certification/final-exam/{id}', {
          params: { id },
          body: { ...input, version },
        })
        toast.success(message)
        await examsChanged(queryClient)
      }}
      reload={async () => savedIn(await fetchNow(queryClient, examOfCourseQuery(course)))}
      onSaved={() => navigate(addresses.home(course))}
    />
  )
}
