import type { SubmissionInList } from '@academy/contract/quizzes'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { failureMessage } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { PageFoot } from '../../../ui/data-table/page-foot.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PAGE_ROWS } from './api.ts'
import { gradeAddress } from './places.ts'
import { useSubmissionColumns } from './submission-columns.tsx'
import { filterIn, isFiltered, withoutFilters, withPage } from './submission-filter.ts'
import './submissions.css'

interface Page {
  submissions: SubmissionInList[]
  total: number
  page: number
  pages: number
  hasMore: boolean
}

interface SubmissionListProps {
  label: string
  found: UseQueryResult<Page>
  hasQuiz?: boolean
  /** What the workspace's queue is made of, as its address says it. */
  queue?: string
  /** What stands where nothing was ever handed in. */
  empty: ReactNode
  current?: string
  onOpen?: (row: SubmissionInList) => void
  onMove?: (row: SubmissionInList) => void
}

/** Rows to grade, to select and to page through; cards on phones. */
export function SubmissionList(props: SubmissionListProps) {
  const { label, found, hasQuiz, queue = '', empty, current, onOpen, onMove } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const from = pathname + search
  const columns = useSubmissionColumns({ hasQuiz, search: queue, state: { from } })
  const { data, error, refetch, isFetching, isPlaceholderData } = found
  const only = [...chosen]
  const open = (row: SubmissionInList) => navigate(gradeAddress(row._id, queue), { state: { from } })
  return (
    <div className="subs">
      <DataTable
        label={label}
        columns={columns}
        rows={data?.submissions}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.student?.name ?? t`Deleted user`}
        refreshing={isPlaceholderData}
        error={
          error
            ? {
                message: failureMessage(error, M.fetchSubmissionsFailed),
                onRetry: () => void refetch(),
                retrying: isFetching,
              }
            : undefined
        }
        empty={isFiltered(filterIn(params)) ? <NoneFound /> : empty}
        current={current}
        onOpen={onOpen ?? open}
        onMove={onMove}
        selection={chosen}
        onSelectionChange={setChosen}
        bulkActions={
          <Button
            size="sm"
            variant="primary"
            onClick={() => navigate(gradeAddress(only[0] ?? '', queue), { state: { from, only } })}
          >
            <Trans>Grade selected</Trans>
          </Button>
        }
        footer={
          data && (
            <>
              {data.hasMore && (
                <p>
                  <Trans>More submissions match. Please type more, or choose a course or a quiz.</Trans>
                </p>
              )}
              <PageFoot list={data} rowsOfPage={PAGE_ROWS} to={(page) => withPage(params, page)} />
            </>
          )
        }
      />
    </div>
  )
}

function NoneFound() {
  const [, setParams] = useSearchParams()
  return (
    <EmptyState
      title={<Trans>No submissions match these filters</Trans>}
      action={
        <Button variant="primary" onClick={() => setParams(withoutFilters, { replace: true })}>
          <Trans>Reset Filters</Trans>
        </Button>
      }
    />
  )
}

export function NoSubmissions({ children }: { children: ReactNode }) {
  return <EmptyState title={<Trans>No Submissions Yet</Trans>}>{children}</EmptyState>
}
