import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { adminCoursesQuery } from '../../courses/index.ts'
import { OWN_RANGE, ownRange, RANGES, type useAnalyticsView } from '../analytics-view.ts'
import styles from './range-tools.module.css'

type View = ReturnType<typeof useAnalyticsView>

/** Which days, which course, and whether the range before stands beside. */
export function RangeTools({ view }: { view: View }) {
  const { t } = useLingui()
  const { data } = useQuery(adminCoursesQuery)
  const courses = (data ?? []).map(({ _id, title }) => ({ value: _id, label: title }))
  const labels: Record<string, string> = { 7: t`7 days`, 30: t`30 days`, 90: t`90 days`, 365: t`A year` }
  const chips = [
    ...RANGES.map((days) => ({ value: days, label: labels[days] })),
    { value: OWN_RANGE, label: t`Own` },
  ]
  return (
    <div className={styles.tools} data-no-print>
      <ChipGroup label={t`Range`} chips={chips} value={view.chosen} onChange={view.choose} />
      {view.chosen === OWN_RANGE && <OwnDays key={view.range.from + view.range.to} view={view} />}
      <Select
        aria-label={t`Course`}
        value={view.course}
        onChange={(event) => view.chooseCourse(event.target.value)}
        options={[{ value: '', label: t`All courses` }, ...courses]}
      />
      <label className={styles.compare}>
        <input
          type="checkbox"
          checked={view.isCompared}
          onChange={(event) => view.compare(event.target.checked)}
        />
        <Trans>Beside the range before</Trans>
      </label>
    </div>
  )
}

/** Two days; they count once both are days and in order. */
function OwnDays({ view }: { view: View }) {
  const { t } = useLingui()
  const [days, setDays] = useState(view.range)
  const isWrong = ownRange(days.from, days.to) === null
  const change = (changed: Partial<typeof days>) => {
    const next = { ...days, ...changed }
    setDays(next)
    if (ownRange(next.from, next.to)) view.chooseDays(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its children out by itself
    <div className={styles.days} role="group" aria-label={t`Own range`}>
      <TextInput
        type="date"
        aria-label={t`First day`}
        value={days.from}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextInput
        type="date"
        aria-label={t`Last day`}
        value={days.to}
        onChange={(event) => change({ to: event.target.value })}
      />
      {isWrong && (
        <p role="alert">
          <Trans>Choose two days, the first not after the last, at most three years apart.</Trans>
        </p>
      )}
    </div>
  )
}
