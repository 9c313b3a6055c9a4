import * as M from '@academy/contract/lectures/messages'
import { EXTENSIONS, type FileLectureType, MAX_FILE_BYTES } from '@academy/contract/lectures/rules'
import { formatFileSize } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import type { FileUpload } from '../../../ui/file-row.tsx'
import type { KeptUpload } from './kept-form.ts'
import styles from './lecture-file-field.module.css'

type LectureFileFieldProps = {
  type: FileLectureType
  shown: FileUpload | null
  /** An upload that a reload of the page cut off. */
  cutOff: KeptUpload | null
  /** The file the lecture has now. */
  current?: string | null
  error?: string
  onPick: (file: File) => void
  onRetry: () => void
  onRemove: () => void
}

/** The lecture's file: judged by name and size before a byte is sent, then sent while the form is typed. */
export function LectureFileField(props: LectureFileFieldProps) {
  const { type, shown, cutOff, current, error, onPick, onRetry, onRemove } = props
  const endings = EXTENSIONS[type]
  const sent = formatFileSize(cutOff?.sentBytes ?? 0)
  const whole = formatFileSize(cutOff?.bytes ?? 0)
  const name = cutOff?.name
  return (
    <Field
      label={current ? <Trans>New file</Trans> : <Trans>File</Trans>}
      optional={Boolean(current)}
      error={error}
      hint={
        current &&
        !shown && (
          <span className="wrap-anywhere">
            <Trans>The lecture keeps {current} until another file is saved.</Trans>
          </span>
        )
      }
    >
      {cutOff && !shown && (
        <p className={`px-4 py-3 wrap-anywhere ${styles.cutOff}`} role="status">
          <Trans>
            {name} stopped at {sent} of {whole}. Choose the same file and it goes on from there.
          </Trans>
        </p>
      )}
      <FileDrop
        key={type}
        accept={endings.map((ending) => `.${ending}`)}
        maxBytes={MAX_FILE_BYTES[type]}
        typesInWords={endings.join(', ')}
        upload={shown ?? undefined}
        sayFault={(fault) => (fault === 'type' ? M.fileTypeInvalid(type) : null)}
        onPick={onPick}
        onCancel={onRemove}
        onRetry={onRetry}
        onRemove={onRemove}
      />
    </Field>
  )
}
