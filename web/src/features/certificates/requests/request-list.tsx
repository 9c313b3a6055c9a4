import type { CertificationRequest } from '@academy/contract/certificates'
import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { type CallReply, failureMessage } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { PageFoot } from '../../../ui/data-table/page-foot.tsx'
import type { Selection } from '../../../ui/data-table/selection.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PAGE_ROWS, type RequestView } from '../api.ts'
import { useRequestColumns } from './request-columns.tsx'
import type { OpenAct } from './request-dialogs.tsx'
import { emptinessOf, viewIn, withView } from './request-view.ts'
import { studentOf } from './request-words.tsx'

export type RequestPage = CallReply<'GET /api/certification/certification-requests'>

interface RequestListProps {
  found: UseQueryResult<RequestPage>
  currentId: string | undefined
  onOpen: (request: CertificationRequest) => void
  onMove?: (request: CertificationRequest) => void
  onAct: OpenAct
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  bulkActions: ReactNode
}

export function RequestList(props: RequestListProps) {
  const { found, currentId, onOpen, onMove, onAct, selection, onSelectionChange, bulkActions } = props
  const { t } = useLingui()
  const [params] = useSearchParams()
  const columns = useRequestColumns({ onAct, onOpen })
  const { data, error, refetch, isFetching, isPlaceholderData } = found
  return (
    <div className="requests">
      <DataTable
        label={t`Certification requests, those that wait first`}
        columns={columns}
        rows={data?.requests}
        rowKey={({ _id }) => _id}
        rowLabel={studentOf}
        refreshing={isPlaceholderData}
        error={
          error
            ? {
                message: failureMessage(error, M.requestsLoadFailed),
                onRetry: () => void refetch(),
                retrying: isFetching,
              }
            : undefined
        }
        empty={<Nothing view={viewIn(params)} hasAny={data?.counts.all !== 0} />}
        current={currentId}
        onOpen={onOpen}
        onMove={onMove}
        selection={selection}
        onSelectionChange={onSelectionChange}
        bulkActions={bulkActions}
        footer={
          data && (
            <PageFoot list={data} rowsOfPage={PAGE_ROWS} to={(page) => `?${withView(params, { page })}`} />
          )
        }
      />
    </div>
  )
}

function Nothing({ view, hasAny }: { view: RequestView; hasAny: boolean }) {
  const emptiness = emptinessOf(view, hasAny)
  if (emptiness === 'all-checked') return <AllChecked />
  return emptiness === 'none-found' ? <NoneFound /> : <NothingYet />
}

function AllChecked() {
  return (
    <EmptyState title={<Trans>All requests are checked.</Trans>}>
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

function NoneFound() {
  const [, setParams] = useSearchParams()
  return (
    <EmptyState
      title={<Trans>No requests match these filters</Trans>}
      action={
        <Button
          variant="primary"
          onClick={() =>
            setParams((before) => withView(before, { status: 'all', search: '' }), { replace: true })
          }
        >
          <Trans>Reset Filters</Trans>
        </Button>
      }
    />
  )
}
