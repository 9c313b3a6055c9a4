import * as M from '@academy/contract/audit/messages'
import { actionWords } from '@academy/contract/audit/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ListTable } from '../../../ui/data-table/list-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { auditQuery } from '../api.ts'
import type { AuditView } from '../use-audit-view.ts'
import { useActColumns } from './act-columns.tsx'
import { AuditFoot } from './audit-foot.tsx'

export function AuditList({ view }: { view: AuditView }) {
  const { t } = useLingui()
  const found = useQuery(auditQuery(view.query))
  const columns = useActColumns()
  const { data } = found
  return (
    <>
      <ListTable
        view={view.list}
        found={found}
        failed={M.failed}
        rows={data?.acts}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowLabel={({ action, subject }) => `${actionWords(action)} ${subject.name}`}
        label={t`Changes by staff, the newest first`}
        hasSearch={false}
        empty={{
          none: (
            <EmptyState title={<Trans>Nothing was changed yet</Trans>}>
              <Trans>Every change by staff stands here from then on.</Trans>
            </EmptyState>
          ),
          narrowed: t`No changes match these filters`,
        }}
      />
      {data && data.acts.length > 0 && <AuditFoot total={data.total} isMore={data.isMore} next={data.next} />}
    </>
  )
}
