import { COURSE_SORTS } from '@academy/contract/courses/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { academy } from '../../../lib/academy.ts'
import { callFile } from '../../../lib/calls/call-file.ts'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ListTable } from '../../../ui/data-table/list-table.tsx'
import { ListTools } from '../../../ui/data-table/list-tools.tsx'
import { type Selection, without } from '../../../ui/data-table/selection.ts'
import { useListView } from '../../../ui/data-table/use-list-view.ts'
import { Select } from '../../../ui/select.tsx'
import { COURSE_PAGE_ROWS, type CourseScope, coursePageQuery, type ListedCourse } from '../teaching-api.ts'
import { CourseBulk } from './course-bulk.tsx'
import { type CourseWays, useCourseColumns } from './course-columns.tsx'

interface CourseListProps {
  scope: CourseScope
  label: string
  failed: string
  /** Where there is no course at all. */
  none: ReactNode
  ways: CourseWays
}

/** The courses somebody runs: search, filters and order by the server, a row opens the course. */
export function CourseList({ scope, label, failed, none, ways }: CourseListProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const view = useListView({
    filters: { type: ['free', 'paid'], category: 'any' },
    sorts: COURSE_SORTS,
    usual: '-at',
  })
  const { type, category } = view.filters
  const found = useQuery(coursePageQuery(scope, view.query))
  const [chosen, setChosen] = useState<Selection>(new Set())
  const onDeleted = (id: string) => setChosen((before) => without(before, id))
  const columns = useCourseColumns({ scope, ways, onDeleted })
  const csv = { query: view.csvQuery }
  return (
    <>
      <ListTools
        view={view}
        searchLabel={t`Search courses`}
        placeholder={t`Title, topic or creator`}
        csv={() =>
          scope === 'all'
            ? callFile('GET /api/courses/csv', csv)
            : callFile('GET /api/instructor/courses/csv', csv)
        }
      >
        <Select
          aria-label={t`Category`}
          placeholder={t`All categories`}
          value={category}
          onChange={({ target }) => view.set({ category: target.value })}
          options={academy().categories.map((name) => ({ value: name, label: name }))}
        />
        <ChipGroup
          label={t`Type`}
          value={type}
          onChange={(value) => view.set({ type: value as typeof type })}
          chips={[
            { value: '', label: t`All` },
            { value: 'free', label: t`Free` },
            { value: 'paid', label: t`Paid` },
          ]}
        />
      </ListTools>
      <ListTable<ListedCourse>
        label={label}
        view={view}
        found={found}
        failed={failed}
        columns={columns}
        rows={found.data?.courses}
        rowKey={({ _id }) => _id}
        rowLabel={({ title }) => title}
        page={found.data}
        pageRows={COURSE_PAGE_ROWS}
        onOpen={({ _id }) => navigate(ways.open(_id))}
        selection={chosen}
        onSelectionChange={setChosen}
        bulkActions={<CourseBulk chosen={chosen} scope={scope} onDone={(left) => setChosen(new Set(left))} />}
        empty={{ none, narrowed: <Trans>No Courses Found</Trans> }}
      />
    </>
  )
}
