import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { failureMessage } from '../../lib/calls/call.ts'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'

interface BulkActProps {
  /** On the bar: Withdraw. */
  children: ReactNode
  /** Says the count: Withdraw 3 invitations? */
  title: ReactNode
  /** What follows for them all. */
  consequence: ReactNode
  /** On the confirming button, with the count: Withdraw 3. */
  verb: ReactNode
  danger?: boolean
  disabled?: boolean
  /** Said when it fails and the server says nothing. */
  failed: string
  onConfirm: () => Promise<unknown>
}

/** A button of the bulk bar: one confirmation for all that is selected. */
export function BulkAct(props: BulkActProps) {
  const { children, title, consequence, verb, danger = false, disabled, failed, onConfirm } = props
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: onConfirm,
    onSuccess: () => setAsked(false),
  })
  return (
    <>
      <Button
        size="sm"
        variant={danger ? 'danger' : 'primary'}
        disabled={disabled}
        onClick={() => {
          reset()
          setAsked(true)
        }}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={title}
        verb={verb}
        danger={danger}
        busy={isPending}
        error={error ? failureMessage(error, failed) : undefined}
        onConfirm={() => mutate()}
        onClose={() => setAsked(false)}
      >
        {consequence}
      </ConfirmDialog>
    </>
  )
}
