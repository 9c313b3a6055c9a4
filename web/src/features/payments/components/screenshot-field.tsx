import { fileEmpty } from '@academy/contract/http/messages'
import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import { SCREENSHOT_MAX_BYTES } from '@academy/contract/payments/rules'
import { formatFileSize } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImageIcon, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { UploadProgress } from '../../../lib/calls/call.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { faultOf } from '../../../ui/file-rules.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import paymentForm from './payment-form.module.css'
import styles from './screenshot-field.module.css'

const ACCEPT = ['image/png', 'image/jpeg']

type ScreenshotFieldProps = {
  file: File | null
  progress: UploadProgress | null
  problem: string | undefined
  /** The rejected request had one; it stays there. */
  hadOne: boolean
  onChange: (file: File | null) => void
}

/** A picture of the confirmation, if wanted: looked at before it costs anybody megabytes. */
export function ScreenshotField({ file, progress, problem, hadOne, onChange }: ScreenshotFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()

  const take = async (picked: File | undefined) => {
    if (!picked) return
    const found = await pictureFault(picked)
    setFault(found ?? undefined)
    if (!found) onChange(picked)
  }
  const remove = () => {
    onChange(null)
    setFault(undefined)
    input.current?.focus()
  }
  const said = fault ?? problem
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first
    <div
      className={styles.shot}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void take(event.dataTransfer.files[0])
      }}
    >
      {file && <Preview file={file} progress={progress} onRemove={remove} />}
      <label className={styles.attach} hidden={file !== null}>
        <ImageIcon aria-hidden="true" />
        <span>
          <Trans>Add a screenshot</Trans>
        </span>
        <small id={`${id}-hint`}>
          <Trans>PNG or JPG, up to 5 MB</Trans>
        </small>
        <input
          ref={input}
          type="file"
          accept={ACCEPT.join(',')}
          aria-label={t`Add a screenshot`}
          aria-describedby={`${id}-hint${said ? ` ${id}-fault` : ''}`}
          onChange={(event) => {
            void take(event.target.files?.[0])
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
        />
      </label>
      {hadOne && !file && (
        <p className={paymentForm.note}>
          <Trans>
            The screenshot you sent before stays with that request. Add it again if it still helps.
          </Trans>
        </p>
      )}
      {said && (
        <div role="alert">
          <FieldError id={`${id}-fault`}>{said}</FieldError>
        </div>
      )}
    </div>
  )
}

function Preview({
  file,
  progress,
  onRemove,
}: {
  file: File
  progress: UploadProgress | null
  onRemove: () => void
}) {
  const { t } = useLingui()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <div className={styles.preview}>
      {url && <img src={url} alt={t`The screenshot you added`} />}
      <div>
        <b>{file.name}</b>
        <small className="num">
          {progress
            ? `${formatFileSize(progress.sentBytes)} / ${formatFileSize(progress.totalBytes)}`
            : formatFileSize(file.size)}
        </small>
        {progress && (
          <progress
            className="file-bar"
            max={progress.totalBytes}
            value={progress.sentBytes}
            aria-label={t`Uploading ${file.name}`}
          />
        )}
      </div>
      {!progress && (
        <IconButton label={t`Remove the screenshot`} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

/** The server judges the bytes; here a file that no browser can show is not sent at all. */
async function pictureFault(file: File): Promise<string | null> {
  const found = faultOf(file, { accept: ACCEPT, maxBytes: SCREENSHOT_MAX_BYTES })
  if (found === 'size') return PAYMENT_MESSAGES.screenshotTooLarge
  if (found === 'empty') return fileEmpty
  if (found) return PAYMENT_MESSAGES.screenshotInvalid
  try {
    ;(await createImageBitmap(file)).close()
    return null
  } catch {
    return PAYMENT_MESSAGES.screenshotInvalid
  }
}
