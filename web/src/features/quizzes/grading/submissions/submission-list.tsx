import type { SubmissionInList } from '@academy/contract/quizzes'
import * as M from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SavedFile } from '../../../../lib/save-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChosenCsv } from '../../../../ui/data-table/chosen-csv.tsx'
import { ListTable } from '../../../../ui/data-table/list-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { gradeAddress } from '../addresses.ts'
import { PAGE_ROWS } from '../api.ts'
import { useSubmissionColumns } from './submission-columns.tsx'
import styles from './submission-list.module.css'
import type { SubmissionView } from './submission-view.ts'

interface Page {
  submissions: SubmissionInList[]
  total: number
  page: number
  pages: number
  hasMore: boolean
}

interface SubmissionListProps {
  view: SubmissionView
  found: UseQueryResult<Page>
  hasQuiz?: boolean
  /** What the workspace's queue is made of, as its address says it. */
  queue?: string
  /** `callFile` of the list's CSV, of the chosen rows alone. */
  csv: (ids: string) => Promise<SavedFile>
  /** What stands where nothing was ever handed in. */
  empty: ReactNode
  current?: string
  /** Shows a row beside the list; without it a row opens its own page. */
  onOpen?: (row: SubmissionInList) => void
  onMove?: (row: SubmissionInList) => void
}

/** Rows to grade, to select, to sort and to page through; cards on phones. */
export function SubmissionList(props: SubmissionListProps) {
  const { view, found, hasQuiz, queue = '', csv, empty, current, onOpen, onMove } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const from = pathname + search
  const columns = useSubmissionColumns({ hasQuiz, search: queue, state: { from } })
  const { data } = found
  const isWhole = view.q === '' && view.filters.from === '' && view.filters.to === ''
  const only = [...chosen]
  const grade = (row: SubmissionInList) => navigate(gradeAddress(row._id, queue), { state: { from } })
  return (
    <div className={styles.list}>
      <ListTable
        label={t`Submissions`}
        view={view}
        found={found}
        failed={view.filters.course ? M.courseSubmissionsFailed : M.fetchSubmissionsFailed}
        columns={columns}
        rows={data?.submissions}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.student?.name ?? t`Deleted user`}
        page={data}
        pageRows={PAGE_ROWS}
        empty={{
          none: empty,
          narrowed: <Trans>No submissions match these filters</Trans>,
          done: isWhole && view.filters.status === 'submitted' && <AllGraded />,
        }}
        current={current}
        onOpen={onOpen ?? grade}
        onMove={onMove}
        keys={[
          {
            key: 'g',
            does: <Trans>grade</Trans>,
            help: <Trans>Grade it, or review its marks</Trans>,
            onPress: (row) => row && grade(row),
          },
        ]}
        selection={chosen}
        onSelectionChange={setChosen}
        bulkActions={
          <>
            <Button
              size="sm"
              variant="primary"
              onClick={() => navigate(gradeAddress(only[0] ?? '', queue), { state: { from, only } })}
            >
              <Trans>Grade selected</Trans>
            </Button>
            <ChosenCsv chosen={chosen} fetchFile={csv} />
          </>
        }
      />
    </div>
  )
}

function AllGraded() {
  return (
    <EmptyState title={<Trans>Everything is graded</Trans>}>
      <Trans>The next one appears here as soon as a student hands it in.</Trans>
    </EmptyState>
  )
}

export function NoSubmissions({ children }: { children: ReactNode }) {
  return <EmptyState title={<Trans>No Submissions Yet</Trans>}>{children}</EmptyState>
}
