import { QUESTION_BODY_MAX_LENGTH, QUESTION_TITLE_MAX_LENGTH } from '@academy/contract/questions/rules'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { QuestionText } from './check-question.ts'

interface QuestionFieldsProps {
  form: Form<QuestionText>
  between?: ReactNode
  autoFocus?: boolean
}

/** A line and, where it needs more, the rest. */
export function QuestionFields({ form, between, autoFocus }: QuestionFieldsProps) {
  return (
    <>
      <Field label={<Trans>Your question, in one line</Trans>} error={form.errors.title}>
        <TextInput
          {...form.input('title')}
          maxLength={QUESTION_TITLE_MAX_LENGTH}
          autoComplete="off"
          autoFocus={autoFocus}
        />
      </Field>
      {between}
      <Field label={<Trans>What have you tried?</Trans>} optional error={form.errors.body}>
        <TextArea
          name="body"
          value={form.values.body}
          maxLength={QUESTION_BODY_MAX_LENGTH}
          onChange={(event) => form.set('body', event.target.value)}
        />
      </Field>
    </>
  )
}
