import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type DeskFilter, isFiltered, viewIn, withFilter, withoutFilters } from './desk-view.ts'
import { CourseFilter } from './queue-tools.tsx'

/** Search, state, course and days, all in the address. */
export function AllTools() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const view = viewIn(params)
  const { search, status, course, from, to } = view
  const set = (change: Partial<DeskFilter>) =>
    setParams((before) => withFilter(before, change), { replace: true })
  return (
    <div className="pay-all-tools">
      <SearchBox
        label={t`Search name, reference, transaction id or number`}
        placeholder={t`Name or id`}
        value={search}
        onSearch={(typed) => set({ search: typed })}
      />
      <CourseFilter value={course} onChange={(chosen) => set({ course: chosen })} />
      <span className="pay-day">
        <span aria-hidden="true">
          <Trans>From</Trans>
        </span>
        <TextInput
          aria-label={t`From day`}
          type="date"
          value={from}
          max={to || undefined}
          onChange={({ target }) => set({ from: target.value })}
        />
      </span>
      <span className="pay-day">
        <span aria-hidden="true">
          <Trans>To</Trans>
        </span>
        <TextInput
          aria-label={t`To day`}
          type="date"
          value={to}
          min={from || undefined}
          onChange={({ target }) => set({ to: target.value })}
        />
      </span>
      <ChipGroup
        label={t`Status`}
        value={status}
        onChange={(value) => set({ status: value as DeskFilter['status'] })}
        chips={[
          { value: '', label: <Trans>All</Trans> },
          { value: 'pending', label: <Trans>Pending</Trans> },
          { value: 'approved', label: <Trans>Approved</Trans> },
          { value: 'rejected', label: <Trans>Rejected</Trans> },
        ]}
      />
      {isFiltered(view) && (
        <Button size="sm" variant="quiet" onClick={() => setParams(withoutFilters, { replace: true })}>
          <Trans>Reset Filters</Trans>
        </Button>
      )}
    </div>
  )
}
