import { formatFileSize } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureMessage, isRefused } from '../lib/calls/call-failure.ts'
import { Button } from './button.tsx'
import { FieldError } from './field-error.tsx'
import styles from './file-row.module.css'
import { IconButton } from './icon-button.tsx'

export type FileUpload = {
  name: string
  /** Undefined for a file already stored whose size is not known. */
  bytes?: number
} & (
  | { state: 'chosen' | 'stored' }
  | { state: 'sending'; sentBytes: number }
  | { state: 'failed'; message: ReactNode; isRefused?: boolean }
)

/** What became of an upload that failed: refused for what it holds, it is refused again, and no Retry is offered. */
export const failedUpload = (failure: unknown, fallback: string) => ({
  state: 'failed' as const,
  message: failureMessage(failure, fallback),
  isRefused: isRefused(failure),
})

type FileRowProps = {
  upload: FileUpload
  onCancel?: () => void
  onRetry?: () => void
  onRemove?: () => void
  onReplace: () => void
}

/** The file that was chosen, and how far it has come. */
export function FileRow({ upload, onCancel, onRetry, onRemove, onReplace }: FileRowProps) {
  const { t } = useLingui()
  const { name, bytes } = upload
  const isSending = upload.state === 'sending'
  return (
    <div className={`grid gap-2 p-3 pl-4 ${styles.row}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileText aria-hidden="true" className="size-5 flex-none muted" />
        <p className={`min-w-0 flex-1 basis-40 wrap-anywhere ${styles.name}`}>
          {name}
          {bytes !== undefined && !isSending && <small className="num block">{formatFileSize(bytes)}</small>}
        </p>
        <div className="ml-auto flex items-center gap-1">
          {upload.state === 'failed' && !upload.isRefused && onRetry && (
            <Button size="sm" onClick={onRetry}>
              <RotateCw aria-hidden="true" />
              <Trans>Retry</Trans>
            </Button>
          )}
          {!isSending && (
            <Button size="sm" variant="quiet" onClick={onReplace}>
              <Trans>Replace</Trans>
            </Button>
          )}
          {isSending && onCancel && (
            <Button size="sm" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          {!isSending && onRemove && (
            <IconButton label={t`Remove ${name}`} onClick={onRemove}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      {isSending && <SendingBar name={name} sent={upload.sentBytes} whole={bytes ?? 0} />}
      {upload.state === 'failed' && (
        <div role="alert">
          <FieldError>{upload.message}</FieldError>
        </div>
      )}
    </div>
  )
}

function SendingBar({ name, sent, whole }: { name: string; sent: number; whole: number }) {
  const { t } = useLingui()
  const soFar = formatFileSize(sent)
  const total = formatFileSize(whole)
  return (
    <>
      <progress className="file-bar" max={whole} value={sent} aria-label={t`Uploading ${name}`} />
      <p className={`num ${styles.sent}`}>
        <Trans>
          {soFar} of {total}
        </Trans>
      </p>
    </>
  )
}
