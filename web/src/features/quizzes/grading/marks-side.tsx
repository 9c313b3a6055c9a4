import { FEEDBACK_MAX_LETTERS } from '@academy/contract/attempts/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { CommentRow } from './comment-row.tsx'
import { MarkField } from './mark-field.tsx'
import { MarksFoot } from './marks-foot.tsx'
import { Palette } from './palette.tsx'
import type { Cockpit } from './use-cockpit.ts'
import type { Comments } from './use-comments.ts'

interface MarksSideProps {
  cockpit: Cockpit
  comments: Comments
  isSaving: boolean
  hasNext: boolean
  onSave: () => void
}

export function MarksSide({ cockpit, comments, ...foot }: MarksSideProps) {
  const { t } = useLingui()
  const { question, place, mark, grading, tell } = cockpit
  const number = place.at + 1
  return (
    <aside className="cockpit-marks" aria-label={t`Marks`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className="cockpit-marks-body" tabIndex={0} aria-label={t`Marks and feedback`}>
        <Palette cockpit={cockpit} />
        {question && (
          <>
            <h2>
              <Trans>Question {number}</Trans>
            </h2>
            <p className="cockpit-sub num">
              <Plural value={question.marks} one="# mark, steps of 0.5" other="# marks, steps of 0.5" />
            </p>
            <MarkField cockpit={cockpit} question={question} />
            <Field label={<Trans>Feedback on this answer</Trans>}>
              <TextArea
                rows={3}
                maxLength={
                  mark.feedback.length > FEEDBACK_MAX_LETTERS - 500 ? FEEDBACK_MAX_LETTERS : undefined
                }
                value={mark.feedback}
                onChange={(event) =>
                  tell({
                    type: 'feedback',
                    questionId: question._id,
                    feedback: event.target.value.slice(0, FEEDBACK_MAX_LETTERS),
                  })
                }
              />
            </Field>
            <CommentRow comments={comments} />
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
              tell({ type: 'overall', feedback: event.target.value.slice(0, FEEDBACK_MAX_LETTERS) })
            }
          />
        </Field>
      </section>
      <MarksFoot cockpit={cockpit} {...foot} />
    </aside>
  )
}
