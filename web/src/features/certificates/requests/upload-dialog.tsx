import * as M from '@academy/contract/certificates/messages'
import { CERTIFICATE_MAX_BYTES } from '@academy/contract/certificates/rules'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { failedUpload } from '../../../ui/file-row.tsx'
import styles from './request-detail.module.css'
import { studentOf } from './request-progress.tsx'
import { useRequestChange } from './use-request-change.ts'
import type { RequestDialogProps } from './withdraw-dialog.tsx'

/** A PDF of the academy's own in place of the drawing; sending it completes the request. */
export function UploadDialog({ request, onClose }: RequestDialogProps) {
  const name = studentOf(request)
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [sentBytes, setSentBytes] = useState(0)
  const sending = useRef<AbortController | null>(null)
  const { run, busy, failure, forget } = useRequestChange(send, { failed: M.uploadFailed, onDone: onClose })

  function send(chosen: File) {
    const form = new FormData()
    form.append('file', chosen)
    sending.current = new AbortController()
    return call('POST /api/certification/certification-requests/{id}/upload', {
      params: { id: request._id },
      form,
      signal: sending.current.signal,
      onUploadProgress: (progress) => setSentBytes(progress.sentBytes),
    })
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setSentBytes(0)
    setIsMissing(false)
    forget()
  }
  const submit = () => {
    if (file) run(file)
    else setIsMissing(true)
  }
  return (
    <Dialog
      open
      title={<Trans>Upload the certificate of {name}</Trans>}
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={busy} onClick={submit}>
            <Trans>Upload and send</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="secondary">
          {request.status === 'completed' ? (
            <Trans>
              It takes the place of the PDF that {name} has now. The number stays, and so does the public
              page.
            </Trans>
          ) : (
            <Trans>{name} gets it at once, by mail and on the page of their certificates.</Trans>
          )}
        </p>
        {request.problem && <p className={styles.problem}>{request.problem}</p>}
        <Field group label={<Trans>Certificate</Trans>} error={isMissing && M.fileRequired}>
          <FileDrop
            accept={['.pdf', 'application/pdf']}
            maxBytes={CERTIFICATE_MAX_BYTES}
            typesInWords={<Trans>PDF</Trans>}
            disabled={busy}
            sayFault={(fault) =>
              fault === 'type' ? M.fileNotPdf : fault === 'size' ? M.fileTooLarge : undefined
            }
            onPick={choose}
            upload={
              file
                ? {
                    name: file.name,
                    bytes: file.size,
                    ...(busy
                      ? { state: 'sending', sentBytes }
                      : failure
                        ? failedUpload(failure, M.uploadFailed)
                        : { state: 'chosen' }),
                  }
                : undefined
            }
            onCancel={() => sending.current?.abort()}
            onRetry={submit}
            onRemove={() => choose(null)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
