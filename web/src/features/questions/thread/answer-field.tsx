import * as M from '@academy/contract/questions/messages'
import { ANSWER_MAX_LENGTH } from '@academy/contract/questions/rules'
import { Trans } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { TextArea } from '../../../ui/text-area.tsx'

/** The text of an answer, being written or changed. */
export function AnswerField({ form, autoFocus }: { form: Form<{ body: string }>; autoFocus?: boolean }) {
  return (
    <Field label={<Trans>Your answer</Trans>} error={form.errors.body}>
      <TextArea
        name="body"
        autoFocus={autoFocus}
        value={form.values.body}
        maxLength={ANSWER_MAX_LENGTH}
        onChange={(event) => form.set('body', event.target.value)}
      />
    </Field>
  )
}

export const checkAnswer = ({ body }: { body: string }) => (body.trim() ? {} : { body: M.answerRequired })
