import type { Invitation } from '@academy/contract/invitations'
import * as M from '@academy/contract/invitations/messages'
import { INVITATION_STANDINGS, type InvitationStanding } from '@academy/contract/invitations/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { callFile } from '../../../lib/calls/call-file.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useAddressView } from '../../../lib/pages/use-address-view.ts'
import { Button } from '../../../ui/button.tsx'
import { ListTable } from '../../../ui/data-table/list-table.tsx'
import { ListTools } from '../../../ui/data-table/list-tools.tsx'
import { useListView } from '../../../ui/data-table/use-list-view.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Select } from '../../../ui/select.tsx'
import { INVITATION_ROWS, invitationsQuery } from '../api.ts'
import { ActDialog } from '../components/act-dialog.tsx'
import { BatchLine } from '../components/batch-line.tsx'
import { InvitationBulk } from '../components/invitation-bulk.tsx'
import { type InvitationAct, useInvitationColumns } from '../components/invitation-columns.tsx'
import { InviteDialog } from '../components/invite-dialog.tsx'

/** /admin/invitations: who was asked to join, and what became of it. */
export function AdminInvitationsPage() {
  const { t } = useLingui()
  usePageTitle(t`Invitations`)
  const view = useListView({ filters: { state: INVITATION_STANDINGS } })
  const { q } = view
  const filters = { q: q || undefined, state: view.filters.state || undefined }
  const found = useQuery(invitationsQuery({ ...filters, page: String(view.page) }))
  const { data } = found
  const { has, read, write } = useAddressView()
  const batchId = read('batch')
  const [asked, setAsked] = useState<{ act: InvitationAct; invitation: Invitation } | null>(null)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const columns = useInvitationColumns((act, invitation) => setAsked({ act, invitation }))
  const chosen = (data?.invitations ?? []).filter(({ _id }) => selection.has(_id))
  const invite = (
    <Button size="sm" variant="primary" onClick={() => write({ invite: true })}>
      <UserPlus aria-hidden="true" />
      <Trans>Invite people</Trans>
    </Button>
  )
  const words: Record<InvitationStanding, string> = {
    waiting: t`On its way`,
    sent: t`Sent`,
    expired: t`Expired`,
    failed: t`Not delivered`,
    accepted: t`Accepted`,
    withdrawn: t`Withdrawn`,
  }
  return (
    <>
      <PortalTitle isBelowPlace actions={invite}>
        <Trans>Invitations</Trans>
      </PortalTitle>
      {batchId && <BatchLine key={batchId} id={batchId} onClose={() => write({ batch: '' })} />}
      <ListTools
        view={view}
        searchLabel={t`Search by name or email`}
        placeholder={t`Name or email`}
        csv={() => callFile('GET /api/invitations/csv', { query: filters })}
      >
        <Select
          aria-label={t`State`}
          value={view.filters.state}
          placeholder={t`All states`}
          options={INVITATION_STANDINGS.map((value) => ({ value, label: words[value] }))}
          onChange={(event) => view.set({ state: event.target.value as InvitationStanding | '' })}
        />
      </ListTools>
      <div className="portal-action min-[1001px]:hidden">{invite}</div>
      <ListTable
        view={view}
        found={found}
        failed={M.listFailed}
        rows={data?.invitations}
        page={data}
        pageRows={INVITATION_ROWS}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowLabel={({ name, email }) => name || email}
        label={t`Invitations, the newest first`}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={<InvitationBulk invitations={chosen} onDone={() => setSelection(new Set())} />}
        empty={{
          none: (
            <EmptyState title={<Trans>Nobody is invited yet</Trans>}>
              <Trans>One address or a list: each person gets a link to set a password.</Trans>
            </EmptyState>
          ),
          narrowed: t`No invitations match these filters`,
        }}
      />
      {asked && <ActDialog {...asked} onClose={() => setAsked(null)} />}
      {has('invite') && (
        <InviteDialog
          way={read('invite') === 'list' ? 'list' : 'one'}
          onWay={(way) => write({ invite: way === 'list' ? 'list' : true })}
          onClose={() => write({ invite: false })}
          onStarted={(batch) => write({ invite: false, batch: batch ?? '' })}
        />
      )}
    </>
  )
}
