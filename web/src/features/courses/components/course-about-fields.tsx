import { DESCRIPTION_MAX_LETTERS, TITLE_MAX_LETTERS } from '@academy/contract/courses/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { academy } from '../../../lib/academy.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { CourseFormValues } from '../use-course-form.ts'

export function CourseAboutFields() {
  const { t } = useLingui()
  const { register, watch, formState } = useFormContext<CourseFormValues>()
  const { errors } = formState
  return (
    <section aria-labelledby="form-about">
      <h2 id="form-about">
        <Trans>About the course</Trans>
      </h2>
      <div data-field="title">
        <Field label={<Trans>Course title</Trans>} error={errors.title?.message}>
          <TextInput {...register('title')} required maxLength={TITLE_MAX_LETTERS} autoComplete="off" />
        </Field>
      </div>
      <div data-field="description">
        <Field
          label={<Trans>Description</Trans>}
          hint={<Trans>The first paragraph leads the course page; two lines of it stand on the card.</Trans>}
          error={errors.description?.message}
        >
          <TextArea
            {...register('description')}
            value={watch('description')}
            required
            maxLength={DESCRIPTION_MAX_LETTERS}
            rows={6}
          />
        </Field>
      </div>
      <div data-field="category">
        <Field label={<Trans>Category</Trans>} error={errors.category?.message}>
          <Select
            {...register('category')}
            required
            placeholder={t`Select a category`}
            options={academy().categories.map((name) => ({ value: name, label: name }))}
          />
        </Field>
      </div>
    </section>
  )
}
