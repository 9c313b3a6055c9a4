import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { deleteAllRead, markAllRead } from '../actions.ts'
import { pageQuery } from '../page-api.ts'
import { useNotesView } from '../use-notes-view.ts'

/** Of all notifications, whatever the filters show. */
export function NotesActions() {
  const { t } = useLingui()
  const { view } = useNotesView()
  const { data: found } = useQuery(pageQuery(view))
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const readAll = async () => {
    try {
      await markAllRead()
    } catch (failure) {
      toast.error(failureMessage(failure, t`The notifications could not be marked as read.`))
    }
  }
  const deleteRead = async () => {
    setIsBusy(true)
    try {
      toast.success(await deleteAllRead())
      setIsAsking(false)
    } catch (failure) {
      toast.error(failureMessage(failure, t`The notifications could not be deleted.`))
    }
    setIsBusy(false)
  }
  return (
    <>
      {found && found.unreadCount > 0 && (
        <Button variant="secondary" onClick={() => void readAll()}>
          <Trans>Mark all as read</Trans>
        </Button>
      )}
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Delete read</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<Trans>Delete all read notifications?</Trans>}
        verb={<Trans>Delete read</Trans>}
        busy={isBusy}
        onConfirm={() => void deleteRead()}
        onClose={() => setIsAsking(false)}
      >
        <Trans>They do not come back. What is unread stays.</Trans>
      </ConfirmDialog>
    </>
  )
}
