import { FEEDBACK_MAX_LENGTH } from '@academy/contract/attempts/rules'
import { Trans } from '@lingui/react/macro'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { CommentRow } from './comment-row.tsx'
import { MarkField } from './mark-field.tsx'
import type { Mark } from './marks.ts'
import type { Comments } from './use-comments.ts'
import type { MarkFieldState } from './use-mark-field.ts'

interface MarkPartProps {
  field: MarkFieldState
  mark: Mark
  max: number
  step: number
  label: string
  onFeedback: (feedback: string) => void
  comments: Comments
}

const NEARLY_FULL = FEEDBACK_MAX_LENGTH - 500

/** Marks and feedback of one answer, with the sentences one keeps for it. */
export function MarkPart({ field, mark, max, step, label, onFeedback, comments }: MarkPartProps) {
  return (
    <>
      <MarkField field={field} marks={mark.marks} max={max} step={step} label={label} />
      <Field label={<Trans>Feedback on this answer</Trans>}>
        <TextArea
          rows={3}
          maxLength={mark.feedback.length > NEARLY_FULL ? FEEDBACK_MAX_LENGTH : undefined}
          value={mark.feedback}
          onChange={(event) => onFeedback(event.target.value.slice(0, FEEDBACK_MAX_LENGTH))}
        />
      </Field>
      <CommentRow comments={comments} />
    </>
  )
}
