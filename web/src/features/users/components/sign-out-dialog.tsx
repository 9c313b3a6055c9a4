import type { Session } from '@academy/contract/users'
import * as USER_MESSAGES from '@academy/contract/users/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallFailure, call } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { devicesQuery } from '../api.ts'

type SignOutDialogProps = { sessions: readonly Session[]; onClose: () => void }

/** Asks once, naming what is signed out; a row goes when the server has confirmed it. */
export function SignOutDialog({ sessions, onClose }: SignOutDialogProps) {
  const cache = useQueryClient()
  const ended = useRef<string[]>([])
  const end = useMutation({
    mutationFn: async () => {
      for (const { _id } of sessions) {
        await endSession(_id)
        ended.current.push(_id)
      }
    },
    onSuccess: () => {
      toast.success(USER_MESSAGES.sessionEnded)
      onClose()
    },
    onSettled: () => {
      cache.setQueryData(devicesQuery.queryKey, (known) =>
        known?.filter(({ _id }) => !ended.current.includes(_id)),
      )
      void cache.invalidateQueries({ queryKey: devicesQuery.queryKey })
    },
  })
  const close = () => {
    end.reset()
    onClose()
  }
  const [first] = sessions
  const device = first?.device ?? ''
  const isOne = sessions.length === 1
  const count = sessions.length

  return (
    <ConfirmDialog
      open={sessions.length > 0}
      title={
        isOne ? (
          <Trans>Sign out "{device}"?</Trans>
        ) : (
          <Plural value={count} one="Sign out # device?" other="Sign out # devices?" />
        )
      }
      verb={<Trans>Sign out</Trans>}
      busy={end.isPending}
      error={end.error?.message}
      onConfirm={() => end.mutate()}
      onClose={close}
    >
      {isOne && first && (
        <p className="mb-2">
          <Trans>
            Last seen: <RelativeTime at={first.lastSeenAt} />.
          </Trans>
        </p>
      )}
      <p>
        <Trans>Whoever uses it has to log in again. Work that was not sent stays there.</Trans>
      </p>
    </ConfirmDialog>
  )
}

/** One that is no longer there is as good as ended. */
async function endSession(id: string): Promise<void> {
  try {
    await call('DELETE /api/user/me/sessions/{id}', { params: { id } })
  } catch (failure) {
    if (!(failure instanceof CallFailure && failure.status === 404)) throw failure
  }
}
