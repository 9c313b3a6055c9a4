import { isId } from '@academy/contract/http/rules'
import * as M from '@academy/contract/quizzes/messages'
import { isAdmin } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallFailure, call, isUnreachable } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { toast } from '../../../lib/toast.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { useSignedIn } from '../../users/index.ts'
import { quizzesAddressOf } from '../teaching/addresses.ts'
import { quizLectureQuery, quizzesChanged } from '../teaching/api.ts'
import { PaperForm } from '../teaching/form/paper-form.tsx'
import { newQuizValues, QUIZ_RULES } from '../teaching/form/quiz-rules.ts'
import { QuizFormSkeleton } from '../teaching/quiz-form-skeleton.tsx'

/** Not there, not one's own, or not an id at all. */
const REFUSED_STATUS = [400, 403, 404]

export function NewQuizPage() {
  const { t } = useLingui()
  usePageTitle(t`Create quiz`)
  const lectureId = useParams().lectureId?.toLowerCase() ?? ''
  return lectureId === '' || lectureId === 'undefined' ? <NoLecture /> : <QuizOfLecture id={lectureId} />
}

function QuizOfLecture({ id }: { id: string }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { role } = useSignedIn()
  const home = quizzesAddressOf(isAdmin(role))
  const lecture = useQuery({ ...quizLectureQuery(id), enabled: isId(id), retry: false })
  const [saved] = useState(() => ({ values: newQuizValues(), version: undefined }))
  const { data, error } = lecture
  const isLost = !isId(id) || (error !== null && !isUnreachable(error))

  useEffect(() => {
    if (!isLost) return
    const isRefused = !isId(id) || (error instanceof CallFailure && REFUSED_STATUS.includes(error.status))
    toast.error(isRefused ? M.lectureAccess : M.lectureAccessFailed, { id: 'quiz-lecture' })
    navigate(isAdmin(role) ? home() : '/instructor/courses', { replace: true })
  }, [isLost, id, error, role, home, navigate])

  const title = data?.title
  return (
    <>
      <PortalTitle names={{ course: data?.courseTitle, courseId: data?.course }}>
        {title ? <Trans>Create quiz: {title}</Trans> : <Trans>Create quiz</Trans>}
      </PortalTitle>
      {data ? (
        <PaperForm
          key={id}
          heading={<Trans>About this quiz</Trans>}
          verb={<Trans>Save quiz</Trans>}
          rules={QUIZ_RULES}
          saved={saved}
          draftKey={`draft:new-quiz:${id}`}
          cancelTo={home(data.course)}
          failed={M.createFailed}
          save={async (input) => {
            const body = { ...input, course: data.course, lecture: id }
            const { message } = await call('POST /api/instructor/quizzes/new', { body })
            toast.success(message)
            await quizzesChanged(queryClient)
          }}
          onSaved={() => navigate(home(data.course))}
        />
      ) : error && !isLost ? (
        <ErrorPanel message={M.lectureAccessFailed} support={error.message} found={lecture} />
      ) : (
        <QuizFormSkeleton />
      )}
    </>
  )
}

function NoLecture() {
  const { role } = useSignedIn()
  return (
    <>
      <PortalTitle>
        <Trans>Create quiz</Trans>
      </PortalTitle>
      <EmptyState
        title={M.lectureMissing}
        action={
          <ButtonLink variant="primary" to={`${quizzesAddressOf(isAdmin(role))()}?create`}>
            <Trans>Choose a lecture</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}
