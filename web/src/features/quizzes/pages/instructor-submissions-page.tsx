import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Select } from '../../../ui/select.tsx'
import { instructorSubmissionsQuery } from '../grading/api.ts'
import { GradeNext } from '../grading/grade-next.tsx'
import { filterIn, withFilter } from '../grading/submission-filter.ts'
import { NoSubmissions, SubmissionList } from '../grading/submission-list.tsx'
import { SubmissionTools } from '../grading/submission-tools.tsx'
import { instructorQuizzesQuery } from '../teaching-api.ts'
import '../grading/submissions.css'

/** Every submission of the courses one teaches. Filters and page live in the address. */
export function InstructorSubmissionsPage() {
  const { t } = useLingui()
  usePageTitle(t`Submissions`)
  const [params] = useSearchParams()
  const filter = filterIn(params)
  const found = useQuery(instructorSubmissionsQuery(filter))
  const scope = filter.quiz ? { quiz: filter.quiz } : filter.course ? { course: filter.course } : {}
  const queue = filter.quiz ? '' : `?queue=${filter.course || 'all'}`
  return (
    <>
      <PortalTitle>
        <Trans>Submissions</Trans>
      </PortalTitle>
      <div className="subs-head">
        <p className="num text-text-2" role="status">
          {found.data && <Trans>{found.data.pending} waiting for marks</Trans>}
        </p>
        <div className="portal-action">
          <GradeNext scope={scope} queue={queue} pending={found.data?.pending} />
        </div>
      </div>
      <SubmissionTools>
        <QuizFilters />
      </SubmissionTools>
      <SubmissionList
        label={t`Submissions, pending first, the oldest before`}
        found={found}
        hasQuiz
        queue={queue}
        empty={
          <NoSubmissions>
            <Trans>Answers to your quizzes appear here as soon as a student hands them in.</Trans>
          </NoSubmissions>
        }
      />
    </>
  )
}

function QuizFilters() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const { course, quiz } = filterIn(params)
  const { data } = useQuery(instructorQuizzesQuery)
  const set = (change: Parameters<typeof withFilter>[1]) =>
    setParams((before) => withFilter(before, change), { replace: true })
  const quizzes = data?.quizzes.filter((one) => !course || one.course === course) ?? []
  return (
    <>
      <Select
        aria-label={t`Course`}
        value={course}
        placeholder={t`All courses`}
        options={data?.courses.map(({ _id, title }) => ({ value: _id, label: title })) ?? []}
        onChange={(event) => set({ course: event.target.value })}
      />
      <Select
        aria-label={t`Quiz`}
        value={quiz}
        placeholder={t`All quizzes`}
        options={quizzes.map(({ _id, title }) => ({ value: _id, label: title }))}
        onChange={(event) => set({ quiz: event.target.value })}
      />
    </>
  )
}
