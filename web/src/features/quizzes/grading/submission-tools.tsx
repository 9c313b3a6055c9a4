import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { filterIn, withFilter } from './submission-filter.ts'

interface SubmissionToolsProps {
  counts?: { total: number; pending: number; graded: number }
  /** More filters, between the search and the states. */
  children?: ReactNode
}

/** Search and state; both live in the address. */
export function SubmissionTools({ counts, children }: SubmissionToolsProps) {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const { search, status } = filterIn(params)
  const set = (change: Parameters<typeof withFilter>[1]) =>
    setParams((before) => withFilter(before, change), { replace: true })
  return (
    <div className="subs-tools">
      <SearchBox
        label={t`Search by name or email`}
        placeholder={t`Name or email`}
        value={search}
        onSearch={(typed) => set({ search: typed })}
      />
      {children}
      <ChipGroup
        label={t`Status`}
        value={status}
        onChange={(value) => set({ status: value as typeof status })}
        chips={[
          { value: '', label: <Trans>All</Trans>, count: counts?.total },
          { value: 'submitted', label: <Trans>Pending</Trans>, count: counts?.pending },
          { value: 'graded', label: <Trans>Graded</Trans>, count: counts?.graded },
        ]}
      />
    </div>
  )
}
