import type { Session } from '@academy/contract/users'
import * as M from '@academy/contract/users/messages'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { LoadedPart, PartRow, PartRows } from '../../../ui/loaded-part.tsx'
import { personQuery } from './people-api.ts'

/** Where somebody is signed in; each may be ended, with its open live lines. */
export function PersonDevices({ id }: { id: string }) {
  return (
    <LoadedPart
      title={<Trans>Signed-in devices</Trans>}
      found={useQuery(personQuery(id))}
      failed={M.fetchOneFailed}
      empty={<Trans>Not signed in anywhere.</Trans>}
    >
      {({ sessions }) =>
        sessions.length === 0 ? null : (
          <PartRows>
            {sessions.map((session) => (
              <Device key={session._id} id={id} session={session} />
            ))}
          </PartRows>
        )
      }
    </LoadedPart>
  )
}

function Device({ id, session }: { id: string; session: Session }) {
  const queryClient = useQueryClient()
  const ending = useMutation({
    mutationFn: () =>
      call('DELETE /api/users/{id}/sessions/{sessionId}', { params: { id, sessionId: session._id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await queryClient.invalidateQueries(personQuery(id))
    },
    onError: (failure) => toast.error(failureMessage(failure, M.sessionNotFound)),
  })
  return (
    <PartRow
      detail={<RelativeTime at={session.lastSeenAt} />}
      side={
        <Button size="sm" busy={ending.isPending} onClick={() => ending.mutate()}>
          <Trans>Sign out</Trans>
          <span className="vh">{session.device}</span>
        </Button>
      }
    >
      {session.device}
    </PartRow>
  )
}
