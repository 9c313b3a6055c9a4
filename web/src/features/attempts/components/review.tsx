import type { AskedQuestion } from '@academy/contract/attempts'
import { Trans } from '@lingui/react/macro'
import { ChevronRight, Flag } from 'lucide-react'
import { StatusPill } from '../../../ui/badge.tsx'
import { inOrder } from '../in-order.tsx'
import { plainQuestion } from '../question-markup.ts'
import type { PlaceState } from './progress-strip.tsx'
import styles from './review.module.css'

type ReviewProps = {
  questions: readonly AskedQuestion[]
  places: readonly PlaceState[]
  onGo: (place: number) => void
}

/** The last look before handing in: what is missing and what was flagged, by name. */
export function Review({ questions, places, onGo }: ReviewProps) {
  const numbers = (is: (place: PlaceState) => boolean) =>
    places.flatMap((place, at) => (is(place) ? [at + 1] : []))
  const open = numbers(({ isAnswered }) => !isAnswered)
  const flagged = numbers(({ isFlagged }) => isFlagged)
  return (
    <>
      <h2 className="qt-head" id="review" tabIndex={-1}>
        <Trans>Review your answers</Trans>
      </h2>
      <div className={`${styles.words} num`}>
        {open.length === 0 ? (
          <p>
            <Trans>Every question is answered.</Trans>
          </p>
        ) : (
          <p>
            <Trans>Not answered: {open.join(', ')}.</Trans>
          </p>
        )}
        {flagged.length > 0 && (
          <p>
            <Trans>Flagged: {flagged.join(', ')}.</Trans>
          </p>
        )}
      </div>
      <ol className={styles.list}>
        {inOrder(questions, ({ question }, at) => (
          <li>
            <button type="button" onClick={() => onGo(at)}>
              <span className={`${styles.number} num`} data-answered={places[at]?.isAnswered || undefined}>
                {at + 1}
              </span>
              <span className={styles.question}>{plainQuestion(question)}</span>
              {places[at]?.isFlagged && (
                <StatusPill tone="wait" icon={Flag}>
                  <Trans>Flagged</Trans>
                </StatusPill>
              )}
              <span className={styles.state}>
                {places[at]?.isAnswered ? <Trans>Answered</Trans> : <Trans>Not answered</Trans>}
              </span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
