import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check, ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { Select } from '../../../../ui/select.tsx'
import { paidCoursesQuery } from '../api.ts'
import { exactOf, hasAllExact } from '../decisions/picked.ts'
import { useMatchLabels } from '../panel/evidence.tsx'
import { countFilters, FILTER_KINDS, viewIn, withFilter } from '../review-view.ts'
import styles from './queue-tools.module.css'
import type { PendingReview } from './use-pending-review.ts'

/** Search, filters, and every exact match at once. */
export function QueueTools({ review }: { review: PendingReview }) {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const view = viewIn(params)
  const active = countFilters(view)
  const [isOpen, setIsOpen] = useState(false)
  const exactCount = exactOf(review.waiting).length
  const isPressed = hasAllExact(review.place.picked, review.waiting)
  return (
    <div className={styles.tools}>
      <SearchBox
        label={t`Search name, reference, transaction id or number`}
        placeholder={t`Name or id`}
        value={view.search}
        onSearch={(search) => setParams((before) => withFilter(before, { search }), { replace: true })}
      />
      <Button
        size="sm"
        className={styles.filterButton}
        aria-expanded={isOpen || active > 0}
        aria-label={active > 0 ? t`Filters, ${active} in force` : t`Filters`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListFilter aria-hidden="true" />
        {active > 0 && <span className="portal-count">{active}</span>}
      </Button>
      {exactCount > 0 && (
        <Button
          size="sm"
          variant="soft"
          aria-pressed={isPressed}
          onClick={() => review.tell({ type: 'pick-exact' })}
        >
          <Check aria-hidden="true" />
          {isPressed ? <Trans>{exactCount} exact selected</Trans> : <Trans>Select {exactCount} exact</Trans>}
        </Button>
      )}
      {(isOpen || active > 0) && <Filters />}
      <NewOnes review={review} />
    </div>
  )
}

function Filters() {
  const { t } = useLingui()
  const words = useMatchLabels()
  const [params, setParams] = useSearchParams()
  const { course, match } = viewIn(params)
  const set = (change: Parameters<typeof withFilter>[1]) =>
    setParams((before) => withFilter(before, change), { replace: true })
  return (
    <div className={styles.filters}>
      <CourseFilter value={course} onChange={(chosen) => set({ course: chosen })} />
      <Select
        aria-label={t`Evidence`}
        value={match}
        placeholder={t`Any evidence`}
        options={FILTER_KINDS.map((kind) => ({ value: kind, label: words[kind] }))}
        onChange={({ target }) => set({ match: FILTER_KINDS.find((kind) => kind === target.value) ?? '' })}
      />
    </div>
  )
}

export function CourseFilter({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useLingui()
  const { data } = useQuery(paidCoursesQuery)
  return (
    <Select
      aria-label={t`Course`}
      value={value}
      placeholder={t`All courses`}
      options={data?.map(({ _id, title }) => ({ value: _id, label: title })) ?? []}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** New ones stand below and move nothing; here they are said, and a press goes there. */
function NewOnes({ review }: { review: PendingReview }) {
  const count = review.rows.filter(({ isNew, isGone }) => isNew && !isGone).length
  return (
    <div role="status" className={styles.new}>
      {count > 0 && (
        <Button size="sm" variant="quiet" onClick={() => review.tell({ type: 'read-new' })}>
          <Plural value={count} one="# new request below" other="# new requests below" />
        </Button>
      )}
    </div>
  )
}
