import { Trans, useLingui } from '@lingui/react/macro'
import numbers from '../components/question-numbers.module.css'
import type { MarkState, ReviewedQuestion } from './answer-marks.ts'
import styles from './marks-by-question.module.css'

type MarksByQuestionProps = { items: readonly ReviewedQuestion[]; onGo: (number: number) => void }

export function MarksByQuestion({ items, onGo }: MarksByQuestionProps) {
  const { t } = useLingui()
  const count = (wanted: MarkState) => items.filter(({ state }) => state === wanted).length
  const [full, part, none] = [count('full'), count('part'), count('none')]
  const words = (state: MarkState, number: number) => {
    if (state === 'full') return t`Question ${number}, full marks`
    if (state === 'part') return t`Question ${number}, some marks`
    return state === 'none' ? t`Question ${number}, no marks` : t`Question ${number}, not marked yet`
  }
  return (
    <aside className={`${numbers.side} ${styles.side}`} aria-label={t`Marks by question`}>
      <h2>
        <Trans>Marks by question</Trans>
      </h2>
      <p className={`${numbers.sum} num`}>
        <Trans>
          {full} full, {part} in part, {none} none
        </Trans>
      </p>
      <div className={`${numbers.numbers} ${styles.marks} num`}>
        {items.map(({ question, number, state }) => (
          <button
            key={question._id}
            type="button"
            data-marks={state}
            aria-label={words(state, number)}
            onClick={() => onGo(number)}
          >
            {number}
          </button>
        ))}
      </div>
      <p className={`${numbers.key} ${styles.key}`}>
        <span>
          <i data-marks="full" />
          <Trans>Full</Trans>
        </span>
        <span>
          <i data-marks="part" />
          <Trans>Part</Trans>
        </span>
        <span>
          <i data-marks="none" />
          <Trans>None</Trans>
        </span>
      </p>
    </aside>
  )
}
