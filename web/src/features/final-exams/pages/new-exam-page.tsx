import * as M from '@academy/contract/final-exams/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallFailure, call, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { toast } from '../../../lib/toast.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { adminCourseAddress, editCourseAddress, instructorCourseQuery } from '../../courses/index.ts'
import { PaperForm } from '../../quizzes/index.ts'
import { useIsAdmin } from '../../users/index.ts'
import { useExamAddresses } from '../addresses.ts'
import { examCardQuery, examsChanged } from '../api.ts'
import { CourseIdMissing } from '../teaching/course-id-missing.tsx'
import { ExamFormSkeleton } from '../teaching/exam-form-skeleton.tsx'
import { idIn } from '../teaching/exam-ids.ts'
import { EXAM_RULES, newExamValues } from '../teaching/exam-rules.ts'

export function NewExamPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const addresses = useExamAddresses()
  const courseId = idIn(useParams().courseId)
  usePageTitle(t`Create final exam`)
  const id = courseId ?? ''
  const course = useQuery({ ...instructorCourseQuery(id), enabled: courseId !== null })
  // Asked by its card: of a course without an exam the server says 404. It refuses a second one in any case.
  const { data: card } = useQuery({ ...examCardQuery(id), enabled: courseId !== null })
  const existing = card?.finalExam
  // The one just made is no reason to lead away from here.
  const [isMade, setIsMade] = useState(false)
  const { data, error } = course
  const title = data?.title
  const isUnavailable = error instanceof CallFailure && [400, 403, 404].includes(error.status)

  useEffect(() => {
    if (!existing || isMade) return
    toast.info(M.exists, { id: 'exam-exists' })
    navigate(addresses.home(id), { replace: true })
  }, [existing, isMade, id, navigate, addresses])

  return (
    <>
      <PortalTitle names={{ course: data?.title, courseId: data?._id }}>
        {title ? <Trans>Create final exam: {title}</Trans> : <Trans>Create final exam</Trans>}
      </PortalTitle>
      {courseId === null ? (
        <CourseIdMissing />
      ) : data ? (
        <NewExamForm courseId={data._id} courseTitle={data.title} onMade={() => setIsMade(true)} />
      ) : error ? (
        <ErrorPanel
          message={isUnavailable ? M.courseUnavailable : M.courseDetailsFailed}
          support={failureMessage(error, '')}
          found={course}
          back
        />
      ) : (
        <ExamFormSkeleton />
      )}
    </>
  )
}

type NewExamFormProps = { courseId: string; courseTitle: string; onMade: () => void }

function NewExamForm({ courseId, courseTitle, onMade }: NewExamFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const addresses = useExamAddresses()
  const isAdmin = useIsAdmin()
  const queryClient = useQueryClient()
  const [saved] = useState(() => ({ values: newExamValues(courseTitle), version: undefined }))
  return (
    <PaperForm
      heading={<Trans>About this exam</Trans>}
      verb={<Trans>Create exam</Trans>}
      rules={EXAM_RULES}
      saved={saved}
      draftKey={`draft:new-exam:${courseId}`}
      cancelTo={addresses.home(courseId)}
      failed={M.createFailed}
      needsQuestions
      save={async (input) => {
        const body = { ...input, course: courseId }
        const { message } = await call('POST /api/certification/final-exam/new', { body })
        onMade()
        toast.success(message, {
          action: { label: t`Open exam`, onPress: () => navigate(addresses.home(courseId)) },
        })
        await examsChanged(queryClient)
      }}
      onSaved={() => navigate(isAdmin ? adminCourseAddress(courseId) : editCourseAddress(courseId))}
    />
  )
}
