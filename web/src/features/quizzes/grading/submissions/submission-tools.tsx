import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SavedFile } from '../../../../lib/save-file.ts'
import { ChipGroup } from '../../../../ui/chip-group.tsx'
import { ListTools } from '../../../../ui/data-table/list-tools.tsx'
import { DayRangeFields } from '../../../../ui/day-range-fields.tsx'
import type { SubmissionView } from './submission-view.ts'

interface SubmissionToolsProps {
  view: SubmissionView
  counts?: { total: number; pending: number; graded: number }
  csv: () => Promise<SavedFile>
  /** More filters, between the search and the states. */
  children?: ReactNode
}

/** Search, state, CSV; the view lives in the address. */
export function SubmissionTools({ view, counts, csv, children }: SubmissionToolsProps) {
  const { t } = useLingui()
  const { status, from, to } = view.filters
  return (
    <ListTools view={view} searchLabel={t`Search by name or email`} placeholder={t`Name or email`} csv={csv}>
      {children}
      <ChipGroup
        label={t`Status`}
        value={status}
        onChange={(value) => view.set({ status: value as typeof status })}
        chips={[
          { value: '', label: <Trans>All</Trans>, count: counts?.total },
          { value: 'submitted', label: <Trans>Pending</Trans>, count: counts?.pending },
          { value: 'graded', label: <Trans>Graded</Trans>, count: counts?.graded },
        ]}
      />
      <DayRangeFields from={from} to={to} onChange={view.set} />
    </ListTools>
  )
}
