import * as M from '@academy/contract/questions/messages'
import { QUESTION_STATES, TAUGHT_QUESTION_SORTS } from '@academy/contract/questions/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callFile } from '../../../lib/calls/call-file.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ChosenCsv } from '../../../ui/data-table/chosen-csv.tsx'
import { ListTable } from '../../../ui/data-table/list-table.tsx'
import { ListTools } from '../../../ui/data-table/list-tools.tsx'
import { useListView } from '../../../ui/data-table/use-list-view.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Select } from '../../../ui/select.tsx'
import { instructorCoursesQuery } from '../../courses/index.ts'
import { taughtQuestionAddress } from '../addresses.ts'
import { LIST_ROWS, taughtQuestionsQuery } from '../api.ts'
import { useTaughtColumns } from '../components/taught-columns.tsx'

/** What waits for an answer in the courses that one teaches, the longest first; and what was answered or hidden. */
export function TaughtQuestionsPage() {
  const { t } = useLingui()
  usePageTitle(t`Questions`)
  const navigate = useNavigate()
  const view = useListView({
    filters: { state: QUESTION_STATES, course: 'any' },
    sorts: TAUGHT_QUESTION_SORTS,
    usual: 'asked',
  })
  const { search: q, sort, page, course } = view.query
  const state = view.filters.state || 'unanswered'
  const filters = { q, state, course }
  const found = useQuery(taughtQuestionsQuery({ ...filters, sort }, page))
  const { data: courses = [] } = useQuery(instructorCoursesQuery)
  const columns = useTaughtColumns()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const csv = (query: typeof filters & { ids?: string }) =>
    callFile('GET /api/instructor/questions/csv', { query })
  return (
    <>
      <PortalTitle>
        <Trans>Questions</Trans>
      </PortalTitle>
      <ListTools
        view={view}
        searchLabel={t`Search questions`}
        placeholder={t`Words of a question`}
        csv={() => csv(filters)}
      >
        <Select
          aria-label={t`Course`}
          placeholder={t`All courses`}
          value={view.filters.course}
          onChange={({ target }) => view.set({ course: target.value })}
          options={courses.map(({ _id, title }) => ({ value: _id, label: title }))}
        />
        <ChipGroup
          label={t`State`}
          value={state}
          onChange={(value) => view.set({ state: value === 'unanswered' ? '' : (value as typeof state) })}
          chips={[
            { value: 'unanswered', label: t`Unanswered` },
            { value: 'answered', label: t`Answered` },
            { value: 'hidden', label: t`Hidden` },
          ]}
        />
      </ListTools>
      <ListTable
        label={t`Questions, the oldest first`}
        view={view}
        found={found}
        failed={M.loadFailed}
        columns={columns}
        rows={found.data?.questions}
        rowKey={({ _id }) => _id}
        rowLabel={({ title }) => title}
        page={found.data}
        pageRows={LIST_ROWS}
        onOpen={({ _id }) => navigate(taughtQuestionAddress(_id))}
        selection={chosen}
        onSelectionChange={setChosen}
        bulkActions={<ChosenCsv chosen={chosen} fetchFile={(ids) => csv({ ...filters, ids })} />}
        empty={{
          none: (
            <EmptyState title={<Trans>No question waits</Trans>}>
              <Trans>Students ask under a lecture. What you have not answered stands here.</Trans>
            </EmptyState>
          ),
          narrowed: <Trans>No questions match these filters</Trans>,
        }}
      />
    </>
  )
}
