import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { instructorsQuery } from '../teaching-api.ts'
import type { CourseFormState } from '../use-course-form.ts'

/** The admin's own fields: who teaches, and the name that stands on the course. */
export function InstructorFields({ form }: { form: CourseFormState }) {
  const { t } = useLingui()
  const { values, errors } = form
  const instructors = useQuery(instructorsQuery)
  const people = instructors.data ?? []
  const nameOf = (id: string) => people.find((person) => person._id === id)?.name

  const choose = (id: string) => {
    // A name typed by the admin stays; the former instructor's own name does not.
    const typed = values.createdBy
    if (!typed.trim() || typed === nameOf(values.instructorId)) form.set('createdBy', nameOf(id) ?? '')
    form.set('instructorId', id)
  }
  return (
    <section aria-labelledby="form-instructor">
      <h2 id="form-instructor">
        <Trans>Instructor</Trans>
      </h2>
      <div data-field="instructorId">
        <Field
          label={<Trans>Who teaches</Trans>}
          error={
            errors.instructorId ??
            (instructors.error && <Trans>The list of instructors could not be loaded. Please reload.</Trans>)
          }
        >
          <Combobox
            options={people.map(({ _id, name, email }) => ({ value: _id, label: name, detail: email }))}
            value={values.instructorId}
            onChange={choose}
            loading={instructors.isPending}
            placeholder={t`Choose an instructor`}
            empty={<Trans>No instructor found</Trans>}
          />
        </Field>
      </div>
      <div data-field="createdBy">
        <Field label={<Trans>Name shown on the course</Trans>} error={errors.createdBy}>
          <TextInput {...form.input('createdBy')} maxLength={100} autoComplete="off" />
        </Field>
      </div>
    </section>
  )
}
