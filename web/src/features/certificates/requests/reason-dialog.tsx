import * as M from '@academy/contract/certificates/messages'
import { REASON_MAX_LENGTH } from '@academy/contract/certificates/rules'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

interface ReasonDialogProps {
  title: ReactNode
  verb: ReactNode
  /** What is lost, and who is told. */
  children: ReactNode
  /** Who reads the reason. */
  hint: ReactNode
  /** More to fill in, above the reason. */
  fields?: ReactNode
  isDanger?: boolean
  busy: boolean
  error: ReactNode
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before a loss, and never without a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, verb, children, hint, fields, isDanger = true, busy, error, onConfirm, onClose } = props
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const confirm = () => {
    if (reason.trim()) return onConfirm(reason.trim())
    setIsMissing(true)
    document.querySelector<HTMLElement>('.reason-text')?.focus()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} solid={isDanger} busy={busy} onClick={confirm}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 secondary">
        <div>{children}</div>
        {fields}
        <Field label={<Trans>Reason</Trans>} hint={hint} error={isMissing && M.reasonRequired}>
          <TextArea
            className="reason-text"
            rows={3}
            maxLength={REASON_MAX_LENGTH}
            value={reason}
            data-autofocus={fields ? undefined : ''}
            onChange={(event) => {
              setReason(event.target.value)
              setIsMissing(false)
            }}
          />
        </Field>
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  )
}
