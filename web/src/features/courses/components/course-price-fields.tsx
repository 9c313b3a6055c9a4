import { type CourseType, DURATION_MAX_WEEKS, DURATION_MIN_WEEKS } from '@academy/contract/courses/rules'
import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { Radio } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { CourseFormState } from '../use-course-form.ts'
import styles from './course-price-fields.module.css'

/** A free course costs 0 and says so; going back to paid brings the price back. */
export function CoursePriceFields({ form }: { form: CourseFormState }) {
  const { values, errors } = form
  const isFree = values.courseType === 'free'
  const paidPrice = useRef('')

  const choose = (courseType: CourseType) => {
    if (courseType === 'free') paidPrice.current = values.price
    form.set('courseType', courseType)
    form.set('price', courseType === 'free' ? '0' : paidPrice.current)
  }
  const choice = (courseType: CourseType) => ({
    name: 'course-type',
    value: courseType,
    checked: values.courseType === courseType,
    onChange: () => choose(courseType),
  })
  return (
    <section aria-labelledby="form-price">
      <h2 id="form-price">
        <Trans>Price and length</Trans>
      </h2>
      <div data-field="courseType">
        <Field group label={<Trans>Course type</Trans>} error={errors.courseType}>
          <div className={styles.types}>
            <Radio {...choice('paid')} label={<Trans>Paid Course</Trans>} />
            <Radio {...choice('free')} label={<Trans>Free Course</Trans>} />
          </div>
        </Field>
      </div>
      <div className={styles.pair}>
        <div data-field="price">
          <Field
            label={<Trans>Price</Trans>}
            hint={isFree ? <Trans>A free course costs 0.</Trans> : undefined}
            error={errors.price}
          >
            <TextInput
              {...form.input('price')}
              required={false}
              unit="RWF"
              inputMode="numeric"
              readOnly={isFree}
              autoComplete="off"
            />
          </Field>
        </div>
        <div data-field="duration">
          <Field label={<Trans>Duration</Trans>} error={errors.duration}>
            <TextInput
              {...form.input('duration')}
              type="number"
              unit={<Trans>weeks</Trans>}
              min={DURATION_MIN_WEEKS}
              max={DURATION_MAX_WEEKS}
              step={1}
              inputMode="numeric"
            />
          </Field>
        </div>
      </div>
    </section>
  )
}
