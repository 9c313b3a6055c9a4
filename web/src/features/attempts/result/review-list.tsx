import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import '../../../ui/styles/choice-list.css'
import { filterReviewed, firstFilter, type ReviewedQuestion, type ReviewFilter } from './answer-marks.ts'
import { MarksByQuestion } from './marks-by-question.tsx'
import { ReviewItem } from './review-item.tsx'
import styles from './review-list.module.css'

const SHOWN_FIRST = 10

/** The answers, those worth another look before the others, and the marks of all at a glance. */
export function ReviewList({ items }: { items: readonly ReviewedQuestion[] }) {
  const { t } = useLingui()
  const [filter, setFilter] = useState<ReviewFilter>(() => firstFilter(items))
  const [isWhole, setIsWhole] = useState(false)
  const [target, setTarget] = useState<{ number: number } | null>(null)
  const isMarked = items.some(({ state }) => state !== 'waiting')
  const found = filterReviewed(items, filter)
  const shown = isWhole ? found : found.slice(0, SHOWN_FIRST)
  const hidden = found.length - shown.length

  useEffect(() => {
    if (!target) return
    const item = document.getElementById(`q${target.number}`)
    item?.scrollIntoView({ block: 'start' })
    item?.focus({ preventScroll: true })
  }, [target])

  const goTo = (number: number) => {
    if (!shown.some((item) => item.number === number)) {
      setFilter('all')
      setIsWhole(true)
    }
    setTarget({ number })
  }
  const chips = [
    { value: 'review', label: t`To review`, count: filterReviewed(items, 'review').length },
    { value: 'feedback', label: t`With feedback`, count: filterReviewed(items, 'feedback').length },
    { value: 'all', label: t`All`, count: items.length },
  ].filter(({ value, count }) => value === 'all' || count > 0)
  return (
    <div className={styles.grid}>
      <section aria-labelledby="your-answers">
        <div className={styles.bar}>
          <h2 id="your-answers">
            <Trans>Your answers</Trans>
          </h2>
          {chips.length > 1 && (
            <ChipGroup
              label={t`Show`}
              chips={chips}
              value={filter}
              onChange={(value) => {
                setFilter(value as ReviewFilter)
                setIsWhole(false)
              }}
            />
          )}
        </div>
        <ol className={styles.items}>
          {shown.map((item) => (
            <ReviewItem key={item.question._id} item={item} />
          ))}
        </ol>
        {hidden > 0 && (
          <Button className="mt-4" onClick={() => setIsWhole(true)}>
            <Plural value={hidden} one="Show # more" other="Show # more" />
          </Button>
        )}
      </section>
      {isMarked && <MarksByQuestion items={items} onGo={goTo} />}
    </div>
  )
}
