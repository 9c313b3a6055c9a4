import {
  ANNOUNCEMENT_TEXT_MAX_LENGTH,
  ANNOUNCEMENT_TITLE_MAX_LENGTH,
} from '@academy/contract/announcements/rules'
import { Trans } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { AnnouncementValues } from './announcement-values.ts'

export function TextFields({ form }: { form: Form<AnnouncementValues> }) {
  return (
    <>
      <Field label={<Trans>Title</Trans>} error={form.errors.title}>
        <TextInput {...form.input('title')} maxLength={ANNOUNCEMENT_TITLE_MAX_LENGTH} autoComplete="off" />
      </Field>
      <Field
        label={<Trans>Text</Trans>}
        error={form.errors.text}
        hint={<Trans>Web addresses become links. All else stays as you type it.</Trans>}
      >
        <TextArea
          name="text"
          required
          rows={10}
          value={form.values.text}
          maxLength={ANNOUNCEMENT_TEXT_MAX_LENGTH}
          onChange={(event) => form.set('text', event.target.value)}
        />
      </Field>
    </>
  )
}
