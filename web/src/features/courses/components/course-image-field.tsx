import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { COURSE_IMAGE_MAX_BYTES } from '@academy/contract/courses/rules'
import { Trans } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import type { FileUpload } from '../../../ui/file-row.tsx'
import type { FileFault } from '../../../ui/file-rules.ts'

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

type CourseImageFieldProps = {
  image: { upload: FileUpload | undefined; take: (picked: File | null) => void }
  error: string | undefined
  /** On editing: the picture there is stays unless another is chosen. */
  isOptional: boolean
  current: string | null
  onCancel: () => void
}

export function CourseImageField({ image, error, isOptional, current, onCancel }: CourseImageFieldProps) {
  return (
    <section aria-labelledby="form-picture">
      <h2 id="form-picture">
        <Trans>Picture</Trans>
      </h2>
      <div data-field="file">
        <Field
          label={<Trans>Course image</Trans>}
          optional={isOptional}
          hint={
            current ? (
              <Trans>The picture there is stays unless you choose another.</Trans>
            ) : (
              <Trans>Wide pictures, 16 to 9, look best. At least 1,280 pixels wide.</Trans>
            )
          }
          // A file that the server refuses says so in its own row.
          error={image.upload?.state === 'failed' ? undefined : error}
        >
          <FileDrop
            accept={IMAGE_TYPES}
            maxBytes={COURSE_IMAGE_MAX_BYTES}
            typesInWords={<Trans>JPEG, PNG, WebP, AVIF or GIF</Trans>}
            upload={image.upload}
            onPick={image.take}
            sayFault={sayFault}
            onCancel={onCancel}
            onRemove={() => image.take(null)}
          />
        </Field>
      </div>
    </section>
  )
}

function sayFault(fault: FileFault): string | undefined {
  if (fault === 'type') return COURSE_MESSAGES.imageInvalid
  return fault === 'size' ? COURSE_MESSAGES.imageTooLarge : undefined
}
