import { Trans, useLingui } from '@lingui/react/macro'
import type { CallReply } from '../../../lib/calls/call.ts'
import { callFile } from '../../../lib/calls/call-file.ts'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ListTools } from '../../../ui/data-table/list-tools.tsx'
import type { RequestView } from './use-request-view.ts'

type Found = Pick<CallReply<'GET /api/certification/certification-requests'>, 'counts' | 'atLeast'>
type Counts = Found['counts']

interface RequestToolsProps {
  view: RequestView
  found: Found | undefined
}

/** Search, state, CSV; the view lives in the address. */
export function RequestTools({ view, found }: RequestToolsProps) {
  const { t } = useLingui()
  const { status } = view.filters
  const counted = (of: keyof Counts) => ({ count: found?.counts[of], hasMore: found?.atLeast.includes(of) })
  return (
    <ListTools
      view={view}
      searchLabel={t`Search by student, course or number`}
      placeholder={t`Student, course or number`}
      csv={() => callFile('GET /api/certification/certification-requests/csv', { query: view.csvQuery })}
    >
      <ChipGroup
        label={t`Status`}
        value={status}
        onChange={(value) => view.set({ status: value as typeof status })}
        chips={[
          { value: '', label: <Trans>All</Trans>, ...counted('all') },
          { value: 'pending', label: <Trans>Pending</Trans>, ...counted('pending') },
          { value: 'approved', label: <Trans>Approved</Trans>, ...counted('approved') },
          { value: 'completed', label: <Trans>Completed</Trans>, ...counted('completed') },
          { value: 'revoked', label: <Trans>Revoked</Trans>, ...counted('revoked') },
        ]}
      />
    </ListTools>
  )
}
