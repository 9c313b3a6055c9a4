import { Trans, useLingui } from '@lingui/react/macro'
import type { CallReply } from '../../../lib/call.ts'
import { callFile } from '../../../lib/call-file.ts'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ListTools } from '../../../ui/data-table/list-tools.tsx'
import type { RequestView } from './use-request-view.ts'

interface RequestToolsProps {
  view: RequestView
  counts: CallReply<'GET /api/certification/certification-requests'>['counts'] | undefined
}

/** Search, state, CSV; the view lives in the address. */
export function RequestTools({ view, counts }: RequestToolsProps) {
  const { t } = useLingui()
  const { status } = view.filters
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
          { value: '', label: <Trans>All</Trans>, count: counts?.all },
          { value: 'pending', label: <Trans>Pending</Trans>, count: counts?.pending },
          { value: 'approved', label: <Trans>Approved</Trans>, count: counts?.approved },
          { value: 'completed', label: <Trans>Completed</Trans>, count: counts?.completed },
          { value: 'revoked', label: <Trans>Revoked</Trans>, count: counts?.revoked },
        ]}
      />
    </ListTools>
  )
}
