import { EXAM_RECENT_SUBMISSIONS } from '@academy/contract/final-exams/rules'
import { QUIZ_MESSAGES } from '@academy/contract/quizzes/messages'
import { USER_MESSAGES } from '@academy/contract/users/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { failureMessage } from '../../../lib/call.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { examSubmissionsQuery } from '../api.ts'
import { openExamAddress } from '../places.ts'
import { useExamColumns } from './exam-columns.tsx'

const PAGE_ROWS = 50

/** The ten that matter now; all of them by page once they are asked for. */
export function ExamSubmissions({ examId, courseId }: { examId: string; courseId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const from = pathname + search
  const [params] = useSearchParams()
  const isAll = params.has('all')
  const page = Math.max(1, Number(params.get('page')) || 1)
  const columns = useExamColumns(courseId, from)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    examSubmissionsQuery(examId, isAll ? page : 1, isAll ? PAGE_ROWS : EXAM_RECENT_SUBMISSIONS),
  )
  const more = data ? data.total - data.submissions.length : 0
  return (
    <section aria-labelledby="exam-submissions" className="exam-list">
      <h2 id="exam-submissions">
        {isAll ? <Trans>All submissions</Trans> : <Trans>Recent submissions</Trans>}
      </h2>
      <DataTable
        label={t`Submissions, those that wait first, then the newest`}
        columns={columns}
        rows={data?.submissions}
        rowKey={({ _id }) => _id}
        rowLabel={({ student }) => student?.name ?? USER_MESSAGES.deletedUser}
        refreshing={isPlaceholderData}
        error={
          error
            ? {
                message: failureMessage(error, QUIZ_MESSAGES.fetchSubmissionsFailed),
                onRetry: () => void refetch(),
                retrying: isFetching,
              }
            : undefined
        }
        onOpen={(row) => navigate(openExamAddress(row), { state: { from } })}
        empty={
          <EmptyState level={3} title={<Trans>No Submissions Yet</Trans>}>
            <Trans>Exams appear here as soon as a student hands one in.</Trans>
          </EmptyState>
        }
        footer={
          isAll
            ? data && (
                <Pagination
                  page={data.page}
                  pageCount={data.pages}
                  to={(wanted) => (wanted > 1 ? `?all&page=${wanted}` : '?all')}
                />
              )
            : more > 0 && (
                <Link to="?all" className="link exam-more">
                  <Trans>And {more} more</Trans>
                </Link>
              )
        }
      />
    </section>
  )
}
