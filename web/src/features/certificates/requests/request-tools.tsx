import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import type { CallReply } from '../../../lib/call.ts'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import type { RequestView } from '../api.ts'
import { viewIn, withView } from './request-view.ts'

type Counts = CallReply<'GET /api/certification/certification-requests'>['counts']

/** Search and state; both live in the address. */
export function RequestTools({ counts }: { counts: Counts | undefined }) {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const { status, search } = viewIn(params)
  const change = (by: Partial<RequestView>) => setParams((before) => withView(before, by), { replace: true })
  return (
    <div className="requests-tools">
      <SearchBox
        label={t`Search by student, course or number`}
        placeholder={t`Student, course or number`}
        value={search}
        onSearch={(typed) => change({ search: typed })}
      />
      <ChipGroup
        label={t`Status`}
        value={status}
        onChange={(value) => change({ status: value as RequestView['status'] })}
        chips={[
          { value: 'all', label: <Trans>All</Trans>, count: counts?.all },
          { value: 'pending', label: <Trans>Pending</Trans>, count: counts?.pending },
          { value: 'approved', label: <Trans>Approved</Trans>, count: counts?.approved },
          { value: 'completed', label: <Trans>Completed</Trans>, count: counts?.completed },
        ]}
      />
    </div>
  )
}
