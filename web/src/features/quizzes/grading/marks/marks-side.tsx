import { FEEDBACK_MAX_LENGTH } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import type { Workspace } from '../workspace/use-workspace.ts'
import { MarkPart } from './mark-part.tsx'
import { MarkScale } from './mark-scale.tsx'
import { MarksFoot, type SavingProps } from './marks-foot.tsx'
import { MarksPalette, type MarksPaletteProps } from './marks-palette.tsx'
import styles from './marks-side.module.css'
import { PaperTotal } from './paper-total.tsx'
import type { Comments } from './use-comments.ts'

type MarksSideProps = SavingProps & { workspace: Workspace; comments: Comments; palette: MarksPaletteProps }

export function MarksSide({ workspace, comments, palette, ...saving }: MarksSideProps) {
  const { t } = useLingui()
  const { kind, question, place, field, mark, grading, tell } = workspace
  const number = place.at + 1
  const max = question?.marks ?? 0
  const { next } = place
  return (
    <aside className={styles.marks} aria-label={t`Marks`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={styles.body} tabIndex={0} aria-label={t`Marks and feedback`}>
        <MarksPalette {...palette} />
        {question && (
          <>
            <h2>
              <Trans>Question {number}</Trans>
            </h2>
            <MarkScale max={max} step={kind.step} />
            <MarkPart
              field={field}
              mark={mark}
              max={max}
              step={kind.step}
              label={t`Marks for question ${number}, 0 to ${max}`}
              onFeedback={(feedback) => tell({ type: 'feedback', questionId: question._id, feedback })}
              comments={comments}
            />
          </>
        )}
        <Field
          label={<Trans>Overall feedback</Trans>}
          action={
            <small className="fld-note">
              <Trans>shown with the result</Trans>
            </small>
          }
        >
          <TextArea
            rows={2}
            value={grading.overall}
            onChange={(event) =>
              tell({ type: 'overall', feedback: event.target.value.slice(0, FEEDBACK_MAX_LENGTH) })
            }
          />
        </Field>
      </section>
      <MarksFoot
        {...saving}
        max={max}
        isWhole={kind.step === 1}
        total={<PaperTotal workspace={workspace} />}
        goOnWord={<Trans>Next question</Trans>}
        onGoOn={next === undefined ? null : () => place.go(next)}
      />
    </aside>
  )
}
