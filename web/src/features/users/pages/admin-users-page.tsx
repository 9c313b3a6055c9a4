import type { ListedUser } from '@academy/contract/users'
import * as M from '@academy/contract/users/messages'
import { ROLES, type Role } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callFile } from '../../../lib/calls/call-file.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useRoleNames } from '../../../lib/texts/role-names.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ListTable } from '../../../ui/data-table/list-table.tsx'
import { ListTools } from '../../../ui/data-table/list-tools.tsx'
import { useListView } from '../../../ui/data-table/use-list-view.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { INVITE_ADDRESS } from '../people/invite-address.ts'
import { PEOPLE_ROWS, peopleQuery } from '../people/people-api.ts'
import { PeopleBulk } from '../people/people-bulk.tsx'
import { usePeopleColumns } from '../people/people-columns.tsx'
import type { PersonAct } from '../people/person-actions.tsx'
import { personAddress } from '../people/person-address.ts'
import { PersonDialogs } from '../people/person-dialogs.tsx'

/** /admin/users: everybody, found by the server. */
export function AdminUsersPage() {
  const { t } = useLingui()
  usePageTitle(t`Users`)
  const roleNames = useRoleNames()
  const navigate = useNavigate()
  const view = useListView({ filters: { role: ROLES }, sorts: ['name', 'lastLogin'], usual: '-lastLogin' })
  const { search: q, page, ...query } = view.query
  const found = useQuery(peopleQuery({ ...query, q, page: String(page) }))
  const { data } = found
  const [asked, setAsked] = useState<{ act: PersonAct; person: ListedUser } | null>(null)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const columns = usePeopleColumns((act, person) => setAsked({ act, person }))
  const chosen = (data?.users ?? []).filter(({ _id }) => selection.has(_id))
  const invite = (
    <ButtonLink size="sm" variant="primary" to={INVITE_ADDRESS}>
      <UserPlus aria-hidden="true" />
      <Trans>Invite</Trans>
    </ButtonLink>
  )
  return (
    <>
      <PortalTitle actions={invite}>
        <Trans>Users</Trans>
      </PortalTitle>
      <ListTools
        view={view}
        searchLabel={t`Search by name or email`}
        placeholder={t`Name or email`}
        csv={() => callFile('GET /api/users/csv', { query: { q, role: view.csvQuery.role } })}
      >
        <ChipGroup
          label={t`Role`}
          value={view.filters.role}
          onChange={(role) => view.set({ role: role as Role | '' })}
          chips={[
            { value: '', label: t`All`, count: data?.counts.all },
            ...ROLES.map((role) => ({ value: role, label: roleNames[role], count: data?.counts[role] })),
          ]}
        />
      </ListTools>
      <div className="portal-action min-[1001px]:hidden">{invite}</div>
      <ListTable
        view={view}
        found={found}
        failed={M.fetchFailed}
        rows={data?.users}
        page={data}
        pageRows={PEOPLE_ROWS}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowLabel={({ name }) => name}
        label={t`Users`}
        onOpen={({ _id }) => navigate(personAddress(_id))}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={<PeopleBulk people={chosen} onDone={(left = []) => setSelection(new Set(left))} />}
        empty={{
          none: <EmptyState title={<Trans>No users yet</Trans>} />,
          narrowed: t`No users match these filters`,
        }}
      />
      <PersonDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}
