import { useLingui } from '@lingui/react/macro'
import { answerState, NO_MARK } from './marks.ts'
import { useStateWords } from './state-words.tsx'
import type { Cockpit } from './use-cockpit.ts'

/** Every question as a tile: full, part, none, not yet. */
export function Palette({ cockpit, onPick }: { cockpit: Cockpit; onPick?: () => void }) {
  const { t } = useLingui()
  const words = useStateWords()
  const { opened, grading, place } = cockpit
  return (
    <fieldset className="palette" aria-label={t`Questions`}>
      {opened.quiz.questions.map(({ _id, marks }, at) => {
        const mark = grading.marks[_id] ?? NO_MARK
        const state = answerState(mark, marks)
        const number = at + 1
        const given = mark.marks
        return (
          <button
            key={_id}
            type="button"
            data-state={state}
            aria-current={at === place.at ? 'step' : undefined}
            aria-label={
              given === null
                ? t`Question ${number}, ${words.unmarked}`
                : t`Question ${number}, ${given} of ${marks}`
            }
            onClick={() => {
              place.go(at)
              onPick?.()
            }}
          >
            {number}
          </button>
        )
      })}
    </fieldset>
  )
}
