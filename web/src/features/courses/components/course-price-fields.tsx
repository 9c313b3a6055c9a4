import { DURATION_MAX_WEEKS, DURATION_MIN_WEEKS } from '@academy/contract/courses/rules'
import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Radio } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { CourseFormValues } from '../use-course-form.ts'

/** A free course costs 0 and says so; going back to paid brings the price back. */
export function CoursePriceFields() {
  const { register, watch, setValue, getValues, clearErrors, formState } = useFormContext<CourseFormValues>()
  const { errors } = formState
  const isFree = watch('courseType') === 'free'
  const paidPrice = useRef('')

  const courseType = register('courseType', {
    onChange: () => {
      if (getValues('courseType') === 'free') {
        paidPrice.current = getValues('price')
        setValue('price', '0', { shouldDirty: true })
        clearErrors('price')
      } else setValue('price', paidPrice.current, { shouldDirty: true })
    },
  })
  return (
    <section aria-labelledby="form-price">
      <h2 id="form-price">
        <Trans>Price and length</Trans>
      </h2>
      <div data-field="courseType">
        <Field group label={<Trans>Course type</Trans>} error={errors.courseType?.message}>
          <div className="course-form-types">
            <Radio {...courseType} value="paid" label={<Trans>Paid Course</Trans>} />
            <Radio {...courseType} value="free" label={<Trans>Free Course</Trans>} />
          </div>
        </Field>
      </div>
      <div className="course-form-pair">
        <div data-field="price">
          <Field
            label={<Trans>Price</Trans>}
            hint={isFree ? <Trans>A free course costs 0.</Trans> : undefined}
            error={errors.price?.message}
          >
            <TextInput
              {...register('price')}
              unit="RWF"
              inputMode="numeric"
              readOnly={isFree}
              autoComplete="off"
            />
          </Field>
        </div>
        <div data-field="duration">
          <Field label={<Trans>Duration</Trans>} error={errors.duration?.message}>
            <TextInput
              {...register('duration')}
              type="number"
              unit={<Trans>weeks</Trans>}
              min={DURATION_MIN_WEEKS}
              max={DURATION_MAX_WEEKS}
              step={1}
              inputMode="numeric"
              required
            />
          </Field>
        </div>
      </div>
    </section>
  )
}
