import { fileEmpty } from '@academy/contract/http/messages'
import { formatFileSize } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { useFieldProps } from './field.tsx'
import { FieldError } from './field-error.tsx'
import styles from './file-drop.module.css'
import { FileRow, type FileUpload } from './file-row.tsx'
import { type FileFault, type FileRules, faultOf } from './file-rules.ts'

type FileDropProps = FileRules & {
  /** The types in words: PDF or PowerPoint. */
  typesInWords: ReactNode
  upload?: FileUpload
  onPick: (file: File) => void
  /** The specification's own sentence for a fault; otherwise the general one. */
  sayFault?: (fault: FileFault, file: File) => ReactNode
  onCancel?: () => void
  onRetry?: () => void
  onRemove?: () => void
  disabled?: boolean
}

/** Click or drop one file. Shows types and cap before, megabytes during, and the way out after. Uploads nothing itself. */
export function FileDrop(props: FileDropProps) {
  const { accept, maxBytes, typesInWords, upload, onPick, sayFault, onCancel, onRetry, onRemove, disabled } =
    props
  const field = useFieldProps({})
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [fault, setFault] = useState<{ of: string; word: ReactNode } | null>(null)
  const cap = formatFileSize(maxBytes)

  const take = (file: File | undefined) => {
    if (!file) return
    const found = faultOf(file, { accept, maxBytes })
    setFault(
      found && {
        of: file.name,
        word: sayFault?.(found, file) ?? (
          <FaultLabel fault={found} size={formatFileSize(file.size)} cap={cap} />
        ),
      },
    )
    if (!found) onPick(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files[0])
  }

  return (
    <div className="grid gap-2">
      {upload ? (
        <FileRow
          upload={upload}
          onCancel={onCancel}
          onRetry={onRetry}
          onRemove={onRemove}
          onReplace={() => input.current?.click()}
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
        <div
          className={`grid justify-items-center gap-2 px-4 py-6 text-center ${styles.drop}`}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(!disabled)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Button
            size="sm"
            disabled={disabled}
            onClick={() => input.current?.click()}
            data-choose-file=""
            {...field}
          >
            <Upload aria-hidden="true" />
            <Trans>Choose a file</Trans>
          </Button>
          <p className="meta muted">
            <span className="max-md:hidden">
              <Trans>or drop it here.</Trans>{' '}
            </span>
            <Trans>
              {typesInWords}, up to {cap}
            </Trans>
          </p>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={(event) => {
          take(event.target.files?.[0])
          // The same file may be chosen again after a cancel.
          event.target.value = ''
        }}
      />
      {fault && (
        <div role="alert">
          <FieldError>
            {/* The one that was chosen before stands above. */}
            {upload && `${fault.of}: `}
            {fault.word}
          </FieldError>
        </div>
      )}
    </div>
  )
}

function FaultLabel({ fault, size, cap }: { fault: FileFault; size: string; cap: string }) {
  if (fault === 'empty') return fileEmpty
  if (fault === 'type') return <Trans>This type of file is not accepted here.</Trans>
  return (
    <Trans>
      This file is {size}. The limit is {cap}.
    </Trans>
  )
}
