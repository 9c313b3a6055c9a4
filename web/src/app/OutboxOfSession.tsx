import { useEffect } from 'react'
import { useSession } from '../features/users/session/index.ts'
import { setOutboxPerson } from '../lib/outbox/index.ts'

/** What waits to be sent belongs to a person: it goes while they are signed in. */
export function OutboxOfSession() {
  const { user } = useSession()
  const id = user?._id ?? null
  useEffect(() => setOutboxPerson(id), [id])
  return null
}
