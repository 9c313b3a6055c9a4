import { EXAM_RECENT_SUBMISSIONS } from '@academy/contract/final-exams/rules'
import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import * as USER_MESSAGES from '@academy/contract/users/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { callFile } from '../../../lib/calls/call-file.ts'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ChosenCsv } from '../../../ui/data-table/chosen-csv.tsx'
import { ListTable } from '../../../ui/data-table/list-table.tsx'
import { ListTools } from '../../../ui/data-table/list-tools.tsx'
import { useListView } from '../../../ui/data-table/use-list-view.ts'
import { DayRangeFields } from '../../../ui/day-range-fields.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useExamAddresses } from '../addresses.ts'
import { examSubmissionsQuery } from '../api.ts'
import { useExamColumns } from './exam-columns.tsx'
import styles from './exam-submissions.module.css'

const PAGE_ROWS = 50

/** The ten that matter now; all of them by page once they are asked for, searched or sorted. */
export function ExamSubmissions({ examId, courseId }: { examId: string; courseId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const addresses = useExamAddresses()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const [params] = useSearchParams()
  const view = useListView({
    filters: { status: ['submitted', 'graded'], from: 'any', to: 'any' },
    sorts: ['student', 'submitted', 'score'],
  })
  const { status, from, to } = view.filters
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const isAll = params.has('all') || view.isNarrowed || view.sort !== undefined
  const pageRows = isAll ? PAGE_ROWS : EXAM_RECENT_SUBMISSIONS
  const columns = useExamColumns(courseId, here)
  const found = useQuery(
    examSubmissionsQuery(examId, { ...view.query, page: isAll ? view.page : 1, limit: pageRows }),
  )
  const { data } = found
  const more = data && !isAll ? data.total - data.submissions.length : 0
  const csv = (query: typeof view.csvQuery | { ids: string }) =>
    callFile('GET /api/certification/final-exam/{id}/submissions/csv', { params: { id: examId }, query })
  return (
    <section aria-labelledby="exam-submissions" className={styles.list}>
      <h2 id="exam-submissions">
        {isAll ? <Trans>All submissions</Trans> : <Trans>Recent submissions</Trans>}
      </h2>
      <ListTools
        view={view}
        searchLabel={t`Search by name or email`}
        placeholder={t`Name or email`}
        csv={() => csv(view.csvQuery)}
      >
        <ChipGroup
          label={t`Status`}
          value={status}
          onChange={(value) => view.set({ status: value as typeof status })}
          chips={[
            { value: '', label: <Trans>All</Trans> },
            { value: 'submitted', label: <Trans>Pending</Trans> },
            { value: 'graded', label: <Trans>Graded</Trans> },
          ]}
        />
        <DayRangeFields from={from} to={to} onChange={view.set} />
      </ListTools>
      <ListTable
        label={t`Submissions`}
        view={view}
        found={found}
        failed={QUIZ_MESSAGES.fetchSubmissionsFailed}
        columns={columns}
        rows={data?.submissions}
        rowKey={({ _id }) => _id}
        rowLabel={({ student }) => student?.name ?? USER_MESSAGES.deletedUser}
        onOpen={(row) => navigate(addresses.open(row), { state: { from: here } })}
        selection={chosen}
        onSelectionChange={setChosen}
        bulkActions={<ChosenCsv chosen={chosen} fetchFile={(ids) => csv({ ids })} />}
        page={isAll ? data : undefined}
        pageRows={pageRows}
        empty={{
          none: (
            <EmptyState level={3} title={<Trans>No Submissions Yet</Trans>}>
              <Trans>Exams appear here as soon as a student hands one in.</Trans>
            </EmptyState>
          ),
          narrowed: <Trans>No submissions match these filters</Trans>,
          done: status === 'submitted' && view.q === '' && !from && !to && (
            <EmptyState level={3} title={<Trans>Everything is graded</Trans>} />
          ),
        }}
      />
      {more > 0 && (
        <Link to="?all" className={`link ${styles.more}`}>
          <Trans>And {more} more</Trans>
        </Link>
      )}
    </section>
  )
}
