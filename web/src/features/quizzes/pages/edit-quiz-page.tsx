import { isId } from '@academy/contract/http/rules'
import * as M from '@academy/contract/quizzes/messages'
import { isAdmin } from '@academy/contract/users/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallFailure, type CallReply, call, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { fetchNow } from '../../../lib/queries/fetch-now.ts'
import { toast } from '../../../lib/toast.ts'
import { Banner } from '../../../ui/banner.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { useCourseNames } from '../../courses/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { quizzesAddressOf, submissionsAddress } from '../teaching/addresses.ts'
import { quizQuery, quizzesChanged } from '../teaching/api.ts'
import { PaperForm } from '../teaching/form/paper-form.tsx'
import { valuesOf } from '../teaching/form/paper-values.ts'
import { QUIZ_RULES } from '../teaching/form/quiz-rules.ts'
import type { SavedPaper } from '../teaching/form/use-paper-form.ts'
import { QuizFormSkeleton } from '../teaching/quiz-form-skeleton.tsx'

type Loaded = CallReply<'GET /api/instructor/quizzes/{id}'>

/** /edit-quiz/:quizId and /admin/quiz/:id/edit. */
export function EditQuizPage() {
  const { t } = useLingui()
  const params = useParams()
  const id = (params.quizId ?? params.id ?? '').toLowerCase()
  const place = quizzesAddressOf(isAdmin(useSignedIn().role))
  // Nothing is kept for a second visit: a form that starts from an old copy would only be refused.
  const quiz = useQuery({ ...quizQuery(id), enabled: isId(id), gcTime: 0, refetchOnWindowFocus: false })
  const { data, error } = quiz
  const names = useCourseNames(data?.quiz.course)
  const isGone = !isId(id) || (error instanceof CallFailure && [400, 403, 404].includes(error.status))
  usePageTitle(isGone ? M.notFound : t`Edit quiz`)
  return (
    <>
      <PortalTitle names={names}>{isGone ? M.notFound : <Trans>Edit quiz</Trans>}</PortalTitle>
      {data ? (
        <QuizForm key={id} loaded={data} />
      ) : isGone ? (
        <Gone message={failureMessage(error, M.notFound)} to={place()} />
      ) : error ? (
        <ErrorPanel message={M.loadFailed} support={failureMessage(error, '')} found={quiz} />
      ) : (
        <QuizFormSkeleton />
      )}
    </>
  )
}

function QuizForm({ loaded }: { loaded: Loaded }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const place = quizzesAddressOf(isAdmin(useSignedIn().role))
  const { quiz, stats } = loaded
  const id = quiz._id
  const [saved] = useState(() => savedIn(loaded))
  return (
    <PaperForm
      heading={<Trans>About this quiz</Trans>}
      verb={<Trans>Save quiz</Trans>}
      rules={QUIZ_RULES}
      saved={saved}
      draftKey={`draft:quiz:${id}`}
      cancelTo={place(quiz.course)}
      exportId={id}
      failed={M.updateFailed}
      note={<AskedAlready quizId={id} count={stats.totalSubmissions} />}
      save={async (input, version) => {
        const { message } = await call('PUT /api/instructor/quizzes/{id}', {
          params: { id },
          body: { ...input, version },
        })
        toast.success(message)
        await quizzesChanged(queryClient)
      }}
      reload={async () => savedIn(await fetchNow(queryClient, quizQuery(id)))}
      onSaved={() => navigate(place(quiz.course))}
    />
  )
}

const savedIn = ({ quiz }: Loaded): SavedPaper => ({ values: valuesOf(quiz), version: quiz.version })

/** Once somebody has handed in, what a change means for whom. */
function AskedAlready({ quizId, count }: { quizId: string; count: number }) {
  if (count === 0) return null
  return (
    <Banner
      className="mb-4"
      actions={
        <ButtonLink size="sm" to={submissionsAddress(quizId)}>
          <Trans>Submissions</Trans>
        </ButtonLink>
      }
    >
      <Plural
        value={count}
        one="# student has handed this quiz in."
        other="# students have handed this quiz in."
      />{' '}
      <Trans>
        Whoever has begun keeps the questions they were asked. Your changes are for those who begin after you
        save.
      </Trans>
    </Banner>
  )
}

function Gone({ message, to }: { message: string; to: string }) {
  return (
    <EmptyState
      title={message}
      action={
        <ButtonLink variant="primary" to={to}>
          <Trans>Quizzes</Trans>
        </ButtonLink>
      }
    />
  )
}
