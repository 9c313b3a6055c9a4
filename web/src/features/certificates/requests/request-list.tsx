import type { CertificationRequest } from '@academy/contract/certificates'
import * as M from '@academy/contract/certificates/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallReply } from '../../../lib/calls/call.ts'
import { ListTable } from '../../../ui/data-table/list-table.tsx'
import type { Selection } from '../../../ui/data-table/selection.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PAGE_ROWS } from '../api.ts'
import { useRequestColumns } from './request-columns.tsx'
import type { OpenAct } from './request-dialogs.tsx'
import styles from './request-list.module.css'
import { studentOf } from './request-progress.tsx'
import type { RequestView } from './use-request-view.ts'

export type RequestPage = CallReply<'GET /api/certification/certification-requests'>

interface RequestListProps {
  view: RequestView
  found: UseQueryResult<RequestPage>
  currentId: string | undefined
  onOpen: (request: CertificationRequest) => void
  onMove?: (request: CertificationRequest) => void
  onAct: OpenAct
  /** A, at the current row. */
  onApprove: (request: CertificationRequest | undefined) => void
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  bulkActions: ReactNode
}

export function RequestList(props: RequestListProps) {
  const { view, found, currentId, onOpen, onMove, onAct, onApprove, ...choosing } = props
  const { t } = useLingui()
  const columns = useRequestColumns({ onAct, onOpen })
  const { data } = found
  const isQueue = view.filters.status === 'pending' && view.q === '' && data?.counts.all !== 0
  return (
    <div className={styles.requests}>
      <ListTable
        label={t`Certification requests`}
        view={view}
        found={found}
        failed={M.requestsLoadFailed}
        columns={columns}
        rows={data?.requests}
        rowKey={({ _id }) => _id}
        rowLabel={studentOf}
        page={data}
        pageRows={PAGE_ROWS}
        empty={{
          none: <NothingYet />,
          narrowed: <Trans>No requests match these filters</Trans>,
          done: isQueue && <AllChecked />,
        }}
        current={currentId}
        onOpen={onOpen}
        onMove={onMove}
        keys={[
          {
            key: 'a',
            does: <Trans>approve</Trans>,
            help: <Trans>Approve what is selected, or what is open</Trans>,
            onPress: onApprove,
          },
        ]}
        {...choosing}
      />
    </div>
  )
}

function AllChecked() {
  return (
    <EmptyState title={<Trans>All requests are checked</Trans>}>
      <Trans>The next one appears here as soon as an instructor asks for a certificate.</Trans>
    </EmptyState>
  )
}

function NothingYet() {
  return (
    <EmptyState title={<Trans>No certification requests yet</Trans>}>
      <Trans>Instructors ask for certificates of those who passed a final exam. They stand here then.</Trans>
    </EmptyState>
  )
}
