import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { FieldError } from './field-error.tsx'
import { TextInput } from './text-input.tsx'

type ConfirmDialogProps = {
  open: boolean
  /** Names the thing: Delete "Effects and state"? */
  title: ReactNode
  /** Names the loss: 12 submissions will be lost. */
  children: ReactNode
  /** The verb on the button: Delete quiz. */
  verb: ReactNode
  danger?: boolean
  busy?: boolean
  error?: ReactNode
  /** For users and courses: the name that must be typed first. */
  typeToConfirm?: string
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open ? <OpenConfirmDialog {...props} /> : null
}

function OpenConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, verb, danger = true, busy, error, typeToConfirm, onConfirm, onClose } = props
  const [typed, setTyped] = useState('')
  const confirmed = !typeToConfirm || typed.trim() === typeToConfirm.trim()
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy} data-autofocus={typeToConfirm ? undefined : ''}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            solid={danger}
            busy={busy}
            disabled={!confirmed}
            onClick={onConfirm}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 secondary">
        <div>{children}</div>
        {typeToConfirm && (
          <Field
            label={
              <Trans>
                Type <strong className={styles.name}>{typeToConfirm}</strong> to confirm
              </Trans>
            }
          >
            <TextInput
              value={typed}
              autoComplete="off"
              data-autofocus=""
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  )
}
