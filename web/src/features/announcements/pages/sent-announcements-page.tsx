import * as M from '@academy/contract/announcements/messages'
import {
  ANNOUNCEMENT_SORTS,
  ANNOUNCEMENT_STATES,
  MANAGED_ANNOUNCEMENTS_ROWS,
} from '@academy/contract/announcements/rules'
import { isAdmin } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useNavigate } from 'react-router'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ListTable } from '../../../ui/data-table/list-table.tsx'
import { ListTools } from '../../../ui/data-table/list-tools.tsx'
import { useListView } from '../../../ui/data-table/use-list-view.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Select } from '../../../ui/select.tsx'
import { instructorCoursesQuery } from '../../courses/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { managedAnnouncementsQuery } from '../api.ts'
import { useAnnouncementColumns } from '../list/announcement-columns.tsx'
import { sentAnnouncementsAddress } from '../staff-addresses.ts'

/** /instructor/announcements and /admin/announcements: what was sent, what waits for its time, and who has read it. */
export function SentAnnouncementsPage() {
  const { t } = useLingui()
  usePageTitle(t`Announcements`)
  const navigate = useNavigate()
  const { role } = useSignedIn()
  const home = sentAnnouncementsAddress(role)
  const view = useListView({
    filters: { state: ANNOUNCEMENT_STATES, course: 'any', mine: ['true'] },
    sorts: ANNOUNCEMENT_SORTS,
    usual: '-at',
  })
  const { search: q, sort, page, state, course } = view.query
  const mine = view.filters.mine === 'true' || undefined
  const found = useQuery(managedAnnouncementsQuery({ q, state, course, mine, sort }, page))
  const addressOf = ({ _id }: { _id: string }) => `${home}/${_id}`
  const { data: courses = [] } = useQuery(instructorCoursesQuery)
  const columns = useAnnouncementColumns(addressOf)
  const write = (
    <ButtonLink size="sm" variant="primary" to={`${home}/new${course ? `?course=${course}` : ''}`}>
      <Megaphone aria-hidden="true" />
      <Trans>New announcement</Trans>
    </ButtonLink>
  )
  return (
    <>
      <PortalTitle actions={write}>
        <Trans>Announcements</Trans>
      </PortalTitle>
      <ListTools view={view} searchLabel={t`Search announcements`} placeholder={t`Words of an announcement`}>
        <Select
          aria-label={t`Course`}
          placeholder={t`All courses`}
          value={view.filters.course}
          onChange={({ target }) => view.set({ course: target.value })}
          options={courses.map(({ _id, title }) => ({ value: _id, label: title }))}
        />
        {isAdmin(role) && (
          <Select
            aria-label={t`Written by`}
            placeholder={t`All authors`}
            value={view.filters.mine}
            onChange={({ target }) => view.set({ mine: target.value as 'true' | '' })}
            options={[{ value: 'true', label: t`You` }]}
          />
        )}
        <ChipGroup
          label={t`State`}
          value={view.filters.state}
          onChange={(value) => view.set({ state: value as typeof view.filters.state })}
          chips={[
            { value: '', label: t`All` },
            { value: 'scheduled', label: t`Scheduled` },
            { value: 'sent', label: t`Sent` },
            { value: 'withdrawn', label: t`Taken down` },
          ]}
        />
      </ListTools>
      <div className="portal-action min-[1001px]:hidden">{write}</div>
      <ListTable
        label={t`Announcements, the newest first`}
        view={view}
        found={found}
        failed={M.loadFailed}
        columns={columns}
        rows={found.data?.announcements}
        rowKey={({ _id }) => _id}
        rowLabel={({ title }) => title}
        page={found.data}
        pageRows={MANAGED_ANNOUNCEMENTS_ROWS}
        onOpen={(row) => navigate(addressOf(row))}
        empty={{
          none: (
            <EmptyState title={<Trans>Nothing was announced yet</Trans>} action={write}>
              <Trans>
                What a whole course should know, told once: in the bell, by email, on the course’s page.
              </Trans>
            </EmptyState>
          ),
          narrowed: t`No announcements match these filters`,
        }}
      />
    </>
  )
}
