import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { inOrder } from '../in-order.tsx'
import type { PlaceState } from './progress-strip.tsx'
import numbers from './question-numbers.module.css'
import styles from './question-palette.module.css'

type QuestionPaletteProps = {
  places: readonly PlaceState[]
  current: number | null
  onGo: (place: number) => void
}

/** Every question by its number: answered by fill, flagged by a corner, current by a ring, and all of it in words. */
export function QuestionPalette({ places, current, onGo }: QuestionPaletteProps) {
  const { t } = useLingui()
  const wordsOf = ({ isAnswered, isFlagged }: PlaceState, number: number) => {
    if (isAnswered)
      return isFlagged ? t`Question ${number}, answered, flagged` : t`Question ${number}, answered`
    return isFlagged ? t`Question ${number}, not answered, flagged` : t`Question ${number}, not answered`
  }
  return (
    <>
      <PaletteSum places={places} />
      <div className={`${numbers.numbers} ${styles.palette} num`}>
        {inOrder(places, (place, at) => (
          <button
            type="button"
            data-answered={place.isAnswered || undefined}
            data-flagged={place.isFlagged || undefined}
            aria-current={at === current ? 'step' : undefined}
            aria-label={wordsOf(place, at + 1)}
            onClick={() => onGo(at)}
          >
            {at + 1}
          </button>
        ))}
      </div>
      <p className={`${numbers.key} ${styles.key}`}>
        <span>
          <i data-is="answered" />
          <Trans>Answered</Trans>
        </span>
        <span>
          <i data-is="flagged" />
          <Trans>Flagged</Trans>
        </span>
        <span>
          <i />
          <Trans>Not answered</Trans>
        </span>
      </p>
    </>
  )
}

function PaletteSum({ places }: { places: readonly PlaceState[] }) {
  const total = places.length
  const answered = places.filter(({ isAnswered }) => isAnswered).length
  const flagged = places.filter(({ isFlagged }) => isFlagged).length
  return (
    <p className={`${numbers.sum} num`}>
      <Trans>
        {answered} of {total} answered
      </Trans>
      {flagged > 0 && (
        <>
          {', '}
          <Plural value={flagged} one="# flagged" other="# flagged" />
        </>
      )}
    </p>
  )
}
