import * as ATTEMPT_MESSAGES from '@academy/contract/attempts/messages'
import { QUESTION_IMAGE_MAX_BYTES } from '@academy/contract/attempts/rules'
import { fileEmpty } from '@academy/contract/http/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { call, failureMessage } from '../../../../lib/calls/call.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { type FileFault, faultOf } from '../../../../ui/file-rules.ts'
import { TextInput } from '../../../../ui/text-input.tsx'
import type { QuestionDraft } from './paper-values.ts'
import styles from './question-picture.module.css'

const IMAGE_TYPES = ['image/*'] as const
const ALT_MAX_LENGTH = 500

type QuestionPictureProps = {
  number: number
  image: QuestionDraft['image']
  onChange: (image: QuestionDraft['image']) => void
}

const FAULTS: Record<FileFault, string> = {
  type: ATTEMPT_MESSAGES.imageInvalid,
  size: ATTEMPT_MESSAGES.imageTooLarge,
  empty: fileEmpty,
}

/** One picture a question may carry. It goes up at once; only its address is part of the form. */
export function QuestionPicture({ number, image, onChange }: QuestionPictureProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<string>()

  async function take(file: File | undefined) {
    if (!file) return
    const found = faultOf(file, { accept: IMAGE_TYPES, maxBytes: QUESTION_IMAGE_MAX_BYTES })
    if (found) return setFault(FAULTS[found])
    setFault(undefined)
    setIsSending(true)
    try {
      const form = new FormData()
      form.set('file', file)
      const { imageUrl } = await call('POST /api/instructor/question-image/upload', { form })
      onChange({ url: imageUrl, alt: image?.alt ?? '' })
    } catch (failure) {
      setFault(failureMessage(failure, ATTEMPT_MESSAGES.imageUploadFailed))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <div className={styles.picture} data-shown={image ? '' : undefined}>
      {image && <img src={image.url} alt={image.alt || t`Picture of question ${number}`} />}
      <div>
        {image && (
          <Field
            label={<Trans>What the picture shows</Trans>}
            hint={<Trans>Read to students who cannot see it.</Trans>}
          >
            <TextInput
              value={image.alt}
              maxLength={ALT_MAX_LENGTH}
              autoComplete="off"
              onChange={(event) => onChange({ ...image, alt: event.target.value })}
            />
          </Field>
        )}
        <div className={styles.acts}>
          <Button
            size="sm"
            variant={image ? 'secondary' : 'quiet'}
            busy={isSending}
            aria-describedby={fault ? errorId : undefined}
            onClick={() => input.current?.click()}
          >
            {!image && <ImagePlus aria-hidden="true" />}
            {image ? <Trans>Replace picture</Trans> : <Trans>Add picture</Trans>}
            <span className="vh">{t`Question ${number}`}</span>
          </Button>
          {image && (
            <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
              <Trans>Remove picture</Trans>
              <span className="vh">{t`Question ${number}`}</span>
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={IMAGE_TYPES.join(',')}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {fault && (
          <div role="alert">
            <FieldError id={errorId}>{fault}</FieldError>
          </div>
        )}
      </div>
    </div>
  )
}
