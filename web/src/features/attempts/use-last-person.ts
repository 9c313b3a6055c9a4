import type { User } from '@academy/contract/users'
import { useRef } from 'react'
import { useSession } from '../users/index.ts'

/** Whoever came here: they stay while their session is being renewed. */
export function useLastPerson(): { user: User; isSignedIn: boolean } {
  const { user } = useSession()
  const last = useRef(user)
  if (user) last.current = user
  if (!last.current) throw new Error('This screen is for signed-in people')
  return { user: last.current, isSignedIn: user !== null }
}
