import { useState } from 'react'
import { Avatar } from '../avatar.tsx'
import { StatusPill } from '../badge.tsx'
import { Button } from '../button.tsx'
import { ChipGroup } from '../chip-group.tsx'
import { BulkAct } from '../data-table/bulk-act.tsx'
import type { Column, Sort } from '../data-table/columns.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { DeletionPreview } from '../data-table/deletion-preview.tsx'
import { ListTable } from '../data-table/list-table.tsx'
import { ListTools } from '../data-table/list-tools.tsx'
import type { Selection } from '../data-table/selection.ts'
import { useListView } from '../data-table/use-list-view.ts'
import { DateTime } from '../date-time.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Pagination } from '../pagination.tsx'
import { Section } from './section.tsx'

const DELETION = {
  count: 1,
  refused: [
    { _id: '1', name: 'Grace Mukamana', message: 'Assign “Maps of Kigali” to somebody else first' },
    { _id: '2', name: null, message: 'User not found' },
  ],
}

const found = { data: undefined, error: null, isFetching: false, isPlaceholderData: false, refetch: () => {} }
const FAILURE = { message: 'Failed to load users', found }

type Person = { id: string; name: string; email: string; courses: number; seenAt: string; isActive: boolean }

const people: Person[] = [
  {
    id: 'a',
    name: 'Béata Kamana',
    email: 'beata.kamana@example.rw',
    courses: 0,
    seenAt: '2026-11-20T12:04:00Z',
    isActive: true,
  },
  {
    id: 'b',
    name: 'Aline Ishimwe',
    email: 'aline.ishimwe@example.rw',
    courses: 4,
    seenAt: '2026-11-20T11:37:00Z',
    isActive: true,
  },
  {
    id: 'c',
    name: 'Diane Uwase',
    email: 'diane.uwase@example.rw',
    courses: 5,
    seenAt: '2026-11-19T15:55:00Z',
    isActive: false,
  },
]

const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'User',
    sortable: true,
    onPhone: 'title',
    cell: (person) => (
      <span className="flex items-center gap-3">
        <Avatar name={person.name} soft online={person.isActive} />
        <span className="min-w-0 wrap-anywhere">
          <b className="font-semibold">{person.name}</b>
          <small>{person.email}</small>
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: (person) => (
      <StatusPill tone={person.isActive ? 'good' : 'wait'}>
        {person.isActive ? 'Active' : 'Pending'}
      </StatusPill>
    ),
  },
  { id: 'courses', header: 'Courses', sortable: true, align: 'end', cell: (person) => person.courses },
  {
    id: 'seen',
    header: 'Last login',
    sortable: true,
    descendingFirst: true,
    cell: (person) => <DateTime at={person.seenAt} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    onPhone: 'bare',
    align: 'end',
    cell: () => <Button size="sm">Role</Button>,
  },
]

export function TablesGallery() {
  const [sort, setSort] = useState<Sort>({ by: 'seen', descending: true })
  const [selection, setSelection] = useState<Selection>(new Set())
  const [current, setCurrent] = useState<string>()
  const shared = {
    columns,
    rowKey: (person: Person) => person.id,
    rowLabel: (person: Person) => person.name,
    empty: <EmptyState level={3} title="No submissions yet" />,
  }
  return (
    <Section title="Tables">
      <DataTable
        {...shared}
        label="Users"
        rows={people}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        current={current}
        onOpen={(person) => setCurrent(person.id)}
        bulkActions={
          <Button size="sm" variant="primary">
            Approve
          </Button>
        }
        footer={
          <>
            <span>1 to 3 of 412</span>
            <Pagination page={1} pageCount={138} to={(page) => `?page=${page}`} />
          </>
        }
      />
      <WholeList />
      <DataTable {...shared} label="Empty" rows={[]} />
      <DataTable {...shared} label="Failed" rows={undefined} error={FAILURE} />
      <DataTable {...shared} label="Kept after a failure" rows={people.slice(0, 1)} error={FAILURE} />
      <DataTable {...shared} label="Loading" rows={undefined} />
    </Section>
  )
}

/** With everything a list of a portal has; its address is the gallery's own. */
function WholeList() {
  const [selection, setSelection] = useState<Selection>(new Set())
  const [told, setTold] = useState('')
  const view = useListView({
    filters: { state: ['active', 'pending'] },
    sorts: ['name', 'courses', 'seen'],
    usual: '-seen',
  })
  const { state } = view.filters
  const rows = people.filter(
    ({ name, isActive }) =>
      name.toLowerCase().includes(view.q.toLowerCase()) &&
      (state === '' || isActive === (state === 'active')) &&
      !(state === 'pending' && told === 'All are active now'),
  )
  return (
    <>
      <ListTools
        view={view}
        searchLabel="Search by name"
        placeholder="Name"
        csv={() => Promise.resolve({ blob: new Blob(['Name']), fileName: 'users.csv' })}
      >
        <ChipGroup
          label="State"
          value={state}
          onChange={(value) => view.set({ state: value as typeof state })}
          chips={[
            { value: '', label: 'All', count: 3 },
            { value: 'active', label: 'Active', count: 2 },
            { value: 'pending', label: 'Pending', count: 1 },
          ]}
        />
      </ListTools>
      <ListTable
        label="Users, the last login first"
        view={view}
        found={found}
        failed="Failed to load users"
        columns={columns}
        rows={rows}
        rowKey={(person) => person.id}
        rowLabel={(person) => person.name}
        page={{ page: 1, pages: 1, total: rows.length }}
        pageRows={20}
        empty={{
          none: <EmptyState level={3} title="No users yet" />,
          narrowed: 'No users match these filters',
          done: state === 'pending' && view.q === '' && <EmptyState level={3} title="Everybody is active." />,
        }}
        onOpen={(person) => setTold(`${person.name} opened`)}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={
          <>
            <BulkAct
              title={`Activate ${selection.size} users?`}
              consequence="They can log in from now on."
              verb={`Activate ${selection.size}`}
              failed="Failed to activate"
              onConfirm={async () => {
                setTold('All are active now')
                setSelection(new Set())
              }}
            >
              Activate
            </BulkAct>
            <BulkAct
              danger
              title={`Delete ${selection.size} users?`}
              consequence={
                <DeletionPreview
                  found={{ data: DELETION, error: null }}
                  failed="Failed to load what is lost"
                  unnamed="Somebody"
                  staying={(count) => `${count} of them is deleted. Who cannot be:`}
                >
                  {() => <p>1 enrolment will be lost.</p>}
                </DeletionPreview>
              }
              verb={`Delete ${selection.size}`}
              failed="Failed to delete"
              onConfirm={async () => setSelection(new Set())}
            >
              Delete
            </BulkAct>
          </>
        }
        keys={[
          {
            key: 'r',
            does: 'role',
            help: 'Change the role',
            onPress: (person) => setTold(`Role of ${person?.name ?? 'nobody'}`),
          },
        ]}
      />
      <p role="status">{told}</p>
    </>
  )
}
