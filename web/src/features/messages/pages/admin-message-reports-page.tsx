import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useLive } from '../../../lib/live/live.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ListTable } from '../../../ui/data-table/list-table.tsx'
import { useListView } from '../../../ui/data-table/use-list-view.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { REPORT_ROWS, reportsKey, reportsQuery } from '../reports/api.ts'
import { reportAddress } from '../reports/report-address.ts'
import { useReportColumns } from '../reports/report-columns.tsx'

const STATES = ['open', 'closed'] as const

/** /admin/message-reports: what people asked to be looked at, without what was written. */
export function AdminMessageReportsPage() {
  const { t } = useLingui()
  usePageTitle(t`Reported messages`)
  const navigate = useNavigate()
  const view = useListView({ filters: { state: STATES } })
  const { state } = view.filters
  const found = useQuery(reportsQuery({ state: state || undefined, page: String(view.page) }))
  useLive('messages', { queryKey: [...reportsKey, 'list'] })
  const { data } = found
  const columns = useReportColumns()
  return (
    <>
      <PortalTitle>
        <Trans>Reported messages</Trans>
      </PortalTitle>
      <ChipGroup
        className="mb-4"
        label={t`State`}
        value={state}
        onChange={(value) => view.set({ state: value as typeof state })}
        chips={[
          { value: '', label: t`All` },
          { value: 'open', label: t`Open` },
          { value: 'closed', label: t`Closed` },
        ]}
      />
      <ListTable
        view={view}
        found={found}
        failed={t`The reported messages could not be loaded.`}
        rows={data?.reports}
        page={data}
        pageRows={REPORT_ROWS}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowLabel={({ reported }) => reported.name}
        label={t`Reported messages, the open ones first`}
        hasSearch={false}
        onOpen={({ _id }) => navigate(reportAddress(_id))}
        empty={{
          none: (
            <EmptyState title={<Trans>Nothing is reported</Trans>}>
              <Trans>Messages that people ask the admins to look at appear here.</Trans>
            </EmptyState>
          ),
          narrowed: t`No reports match these filters`,
          done: state === 'open' && (
            <EmptyState title={<Trans>All reports are looked at</Trans>}>
              <Trans>Closed ones stay in this list under Closed.</Trans>
            </EmptyState>
          ),
        }}
      />
    </>
  )
}
