import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface DeleteButtonProps {
  title: ReactNode
  isBusy: boolean
  onDelete: () => void
}

/** Of one's own, after one question. */
export function DeleteButton({ title, isBusy, onDelete }: DeleteButtonProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setIsAsked(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={title}
        verb={<Trans>Delete</Trans>}
        busy={isBusy}
        onConfirm={onDelete}
        onClose={() => setIsAsked(false)}
      >
        <Trans>This cannot be taken back.</Trans>
      </ConfirmDialog>
    </>
  )
}
