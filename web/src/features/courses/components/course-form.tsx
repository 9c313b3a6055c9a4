import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { type CourseFormSetup, type CourseFormState, useCourseForm } from '../use-course-form.ts'
import { CourseAboutFields } from './course-about-fields.tsx'
import styles from './course-form.module.css'
import { CourseFormPreview } from './course-form-preview.tsx'
import { CourseImageField } from './course-image-field.tsx'
import { CoursePriceFields } from './course-price-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'

type CourseFormProps = CourseFormSetup & {
  cancelTo: string
  /** The verb of the main button. */
  verb: ReactNode
  /** The admin's own fields. */
  instructorFields?: (form: CourseFormState) => ReactNode
}

/** Create and edit: sections, live card preview, errors at their fields and in a summary, a draft kept on the device. */
export function CourseForm({ cancelTo, verb, instructorFields, ...setup }: CourseFormProps) {
  const { form, image, cancelUpload, isDirty, hasDraft, dropDraft } = useCourseForm(setup)
  return (
    <>
      <form {...form.form} className={styles.form}>
        <div className={styles.fields}>
          <ErrorSummary form={form} />
          {hasDraft && (
            <Banner
              live="status"
              actions={
                <Button size="sm" onClick={dropDraft}>
                  <Trans>Discard draft</Trans>
                </Button>
              }
            >
              <Trans>This is the draft kept on this device. It is not saved yet.</Trans>
            </Banner>
          )}
          <CourseAboutFields form={form} />
          {instructorFields?.(form)}
          <CoursePriceFields form={form} />
          <CourseImageField
            image={image}
            error={form.errors.file}
            isOptional={setup.course !== undefined}
            current={setup.course?.image ?? null}
            onCancel={cancelUpload}
          />
          <div className={styles.foot}>
            <FormProblem form={form}>{form.problem}</FormProblem>
            <ButtonLink to={cancelTo}>
              <Trans>Cancel</Trans>
            </ButtonLink>
            <Button type="submit" variant="primary" busy={form.isBusy}>
              {verb}
            </Button>
          </div>
        </div>
        <CourseFormPreview values={form.values} course={setup.course} imageUrl={image.previewUrl} />
      </form>
      <LeaveGuard when={isDirty && !form.isBusy}>
        <Trans>What you typed stays on this device as a draft. A new picture has to be chosen again.</Trans>
      </LeaveGuard>
    </>
  )
}
