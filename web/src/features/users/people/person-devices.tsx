import type { Session } from '@academy/contract/users'
import { USER_MESSAGES as M } from '@academy/contract/users/messages'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { personQuery } from './people-api.ts'
import styles from './person.module.css'
import { PersonPart } from './person-part.tsx'

/** Where somebody is signed in; each may be ended, with its open live lines. */
export function PersonDevices({ id }: { id: string }) {
  return (
    <PersonPart
      title={<Trans>Signed-in devices</Trans>}
      found={useQuery(personQuery(id))}
      failed={M.fetchOneFailed}
    >
      {({ sessions }) =>
        sessions.length === 0 ? null : (
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <Device key={session._id} id={id} session={session} />
            ))}
          </ul>
        )
      }
    </PersonPart>
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
    <li>
      <span>
        {session.device}
        <br />
        <small>
          <RelativeTime at={session.lastSeenAt} />
        </small>
      </span>
      <Button size="sm" busy={ending.isPending} onClick={() => ending.mutate()}>
        <Trans>Sign out</Trans>
        <span className="vh">{session.device}</span>
      </Button>
    </li>
  )
}
