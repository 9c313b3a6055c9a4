import type { ManagedCourse } from '@academy/contract/courses'
import * as M from '@academy/contract/students/messages'
import { RISK_COUNTED_MAX, RISK_FILTERS, STUDENT_SORTS } from '@academy/contract/students/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { callFile } from '../../../lib/calls/call-file.ts'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ChosenCsv } from '../../../ui/data-table/chosen-csv.tsx'
import { ListTable } from '../../../ui/data-table/list-table.tsx'
import { ListTools } from '../../../ui/data-table/list-tools.tsx'
import { useListView } from '../../../ui/data-table/use-list-view.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { courseStudentAddress, studentAddress } from '../../courses/index.ts'
import { useIsAdmin } from '../../users/index.ts'
import { PAGE_ROWS, studentsQuery } from '../api.ts'
import { RiskRule } from './risk-rule.tsx'
import { type MessageTo, useStudentColumns } from './student-columns.tsx'

interface StudentListProps {
  course: ManagedCourse
  /** Where another may be chosen. */
  courses?: readonly ManagedCourse[]
  /** Where one writes to a student of this course. */
  messageTo: MessageTo
}

/** The class of one course: search, risk and order by the server, a row opens the student's page. */
export function StudentList({ course, courses, messageTo }: StudentListProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const address = useIsAdmin() ? courseStudentAddress : studentAddress
  const view = useListView({ filters: { risk: RISK_FILTERS }, sorts: STUDENT_SORTS, usual: 'name' })
  const { search: q, sort, page } = view.query
  const { risk } = view.filters
  const filters = { q, risk: risk || undefined }
  const found = useQuery(studentsQuery(course._id, { ...filters, sort, page }))
  const { data } = found
  const columns = useStudentColumns(course._id, messageTo)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const csv = (query: typeof filters | { ids: string }) =>
    callFile('GET /api/instructor/courses/{id}/students/csv', { params: { id: course._id }, query })
  const atRisk = data && Math.min(data.atRisk, RISK_COUNTED_MAX)
  return (
    <>
      <ListTools
        view={view}
        searchLabel={t`Search students`}
        placeholder={t`Name or email`}
        csv={() => csv(filters)}
      >
        {courses && <CoursePicker course={course} courses={courses} />}
        <ChipGroup
          label={t`At risk`}
          value={risk}
          onChange={(value) => view.set({ risk: value as typeof risk })}
          chips={[
            { value: '', label: t`All`, count: course.studentCount },
            { value: 'any', label: t`At risk`, count: atRisk },
            { value: 'away', label: t`Have stopped` },
            { value: 'behind', label: t`Behind the class` },
          ]}
        />
      </ListTools>
      <RiskRule median={data?.median} />
      <ListTable
        label={t`Students of ${course.title}`}
        view={view}
        found={found}
        failed={M.fetchFailed}
        columns={columns}
        rows={data?.students}
        rowKey={({ _id }) => _id}
        rowLabel={({ name }) => name}
        page={data}
        pageRows={PAGE_ROWS}
        onOpen={({ _id }) => navigate(address(course._id, _id))}
        selection={chosen}
        onSelectionChange={setChosen}
        bulkActions={<ChosenCsv chosen={chosen} fetchFile={(ids) => csv({ ids })} />}
        empty={{
          none: (
            <EmptyState level={2} title={<Trans>No students yet</Trans>}>
              <Trans>They appear here as soon as they enrol in this course.</Trans>
            </EmptyState>
          ),
          narrowed: <Trans>No students match these filters</Trans>,
          done: risk && !q && (
            <EmptyState level={2} title={<Trans>Nobody is at risk here</Trans>}>
              <Trans>Everybody was there lately and keeps up with the class.</Trans>
            </EmptyState>
          ),
        }}
      />
    </>
  )
}

/** Another course begins without the search and filters of the one before. */
function CoursePicker({ course, courses }: Required<Omit<StudentListProps, 'messageTo'>>) {
  const { t } = useLingui()
  const [, setParams] = useSearchParams()
  return (
    <Select
      aria-label={t`Course`}
      value={course._id}
      onChange={(event) => setParams({ course: event.target.value })}
      options={courses.map(({ _id, title }) => ({ value: _id, label: title }))}
    />
  )
}
