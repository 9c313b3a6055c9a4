import type { Question } from '@academy/contract/attempts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { GradingKind } from '../grading-kind.ts'
import { MarkHistogram } from '../marks/mark-histogram.tsx'
import { MarkPart } from '../marks/mark-part.tsx'
import { MarkScale } from '../marks/mark-scale.tsx'
import { MarksFoot, type SavingProps } from '../marks/marks-foot.tsx'
import { MarksPalette, type MarksPaletteProps } from '../marks/marks-palette.tsx'
import styles from '../marks/marks-side.module.css'
import paperTotal from '../marks/paper-total.module.css'
import peerMarks from '../marks/peer-marks.module.css'
import type { Comments } from '../marks/use-comments.ts'
import type { MarkFieldState } from '../marks/use-mark-field.ts'
import { type AnswerTo, markOf, nameIn } from './by-question.ts'
import type { ByQuestion } from './use-by-question.ts'

interface QuestionSideProps {
  kind: GradingKind
  question: Question
  all: ByQuestion
  current: AnswerTo | undefined
  field: MarkFieldState
  comments: Comments
  palette: MarksPaletteProps
  saving: SavingProps
  onGoOn: (() => void) | null
}

/** Marks and feedback of the student at hand, beside what the others got. */
export function QuestionSide(props: QuestionSideProps) {
  const { kind, question, all, current, field, comments, palette, saving, onGoOn } = props
  const { t } = useLingui()
  const { changes } = all
  const max = question.marks
  const given = all.answers.map((answer) => markOf(answer, changes).marks)
  const done = given.filter((marks) => marks !== null).length
  const name = current ? nameIn(current) : ''
  return (
    <aside className={styles.marks} aria-label={t`Marks`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={styles.body} tabIndex={0} aria-label={t`Marks and feedback`}>
        <MarksPalette {...palette} />
        {current && (
          <>
            <h2>{name}</h2>
            <MarkScale max={max} step={kind.step} />
            <MarkPart
              field={field}
              mark={markOf(current, changes)}
              max={max}
              step={kind.step}
              label={t`Marks of ${name}, 0 to ${max}`}
              onFeedback={(feedback) => all.set(current, { feedback })}
              comments={comments}
            />
          </>
        )}
        <div className={peerMarks.peer}>
          <MarkHistogram given={given} max={max} step={kind.step} />
        </div>
      </section>
      <MarksFoot
        {...saving}
        max={max}
        isWhole={kind.step === 1}
        total={
          <p className={`${paperTotal.total} num`}>
            <b>{done}</b>
            <span>
              <Trans>of {given.length} answers have marks</Trans>
            </span>
            <span />
          </p>
        }
        goOnWord={<Trans>Next student</Trans>}
        onGoOn={onGoOn}
      />
    </aside>
  )
}
