import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@academy/contract/courses/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { academy } from '../../../lib/academy.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { CourseFormState } from '../use-course-form.ts'

export function CourseAboutFields({ form }: { form: CourseFormState }) {
  const { t } = useLingui()
  const { values, errors } = form
  return (
    <section aria-labelledby="form-about">
      <h2 id="form-about">
        <Trans>About the course</Trans>
      </h2>
      <div data-field="title">
        <Field label={<Trans>Course title</Trans>} error={errors.title}>
          <TextInput {...form.input('title')} maxLength={TITLE_MAX_LENGTH} autoComplete="off" />
        </Field>
      </div>
      <div data-field="description">
        <Field
          label={<Trans>Description</Trans>}
          hint={<Trans>The first paragraph leads the course page; two lines of it stand on the card.</Trans>}
          error={errors.description}
        >
          <TextArea
            name="description"
            value={values.description}
            onChange={(event) => form.set('description', event.target.value)}
            required
            maxLength={DESCRIPTION_MAX_LENGTH}
            rows={6}
          />
        </Field>
      </div>
      <div data-field="category">
        <Field label={<Trans>Category</Trans>} error={errors.category}>
          <Select
            name="category"
            value={values.category}
            onChange={(event) => form.set('category', event.target.value)}
            required
            placeholder={t`Select a category`}
            options={academy().categories.map((name) => ({ value: name, label: name }))}
          />
        </Field>
      </div>
    </section>
  )
}
