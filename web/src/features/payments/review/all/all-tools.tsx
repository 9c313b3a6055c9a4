import { Trans, useLingui } from '@lingui/react/macro'
import { ChipGroup } from '../../../../ui/chip-group.tsx'
import { ListTools } from '../../../../ui/data-table/list-tools.tsx'
import { DayRangeFields } from '../../../../ui/day-range-fields.tsx'
import { CourseFilter } from '../queue/queue-tools.tsx'
import type { AllView } from './use-all-view.ts'

/** Search, course, days and state, all in the address; the file stands in the page's bar. */
export function AllTools({ view }: { view: AllView }) {
  const { t } = useLingui()
  const { status, course, from, to } = view.filters
  return (
    <ListTools
      view={view}
      searchLabel={t`Search name, reference, transaction id or number`}
      placeholder={t`Name or id`}
    >
      <CourseFilter value={course} onChange={(chosen) => view.set({ course: chosen })} />
      <DayRangeFields from={from} to={to} onChange={view.set} />
      <ChipGroup
        label={t`Status`}
        value={status}
        onChange={(value) => view.set({ status: value as typeof status })}
        chips={[
          { value: '', label: <Trans>All</Trans> },
          { value: 'pending', label: <Trans>Pending</Trans> },
          { value: 'approved', label: <Trans>Approved</Trans> },
          { value: 'rejected', label: <Trans>Rejected</Trans> },
        ]}
      />
    </ListTools>
  )
}
