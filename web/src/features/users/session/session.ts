import type { User } from '@academy/contract/users'
import { type EffectiveRole, effectiveRole } from '@academy/contract/users/rules'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onTokenChange, sessionToken } from '../../../lib/session-token.ts'
import { meQuery } from './me.ts'

export type Session =
  | { status: 'loading'; user: null; role: null }
  | { status: 'signed-out'; user: null; role: null }
  | { status: 'signed-in'; user: User; role: EffectiveRole }

const LOADING: Session = { status: 'loading', user: null, role: null }
const SIGNED_OUT: Session = { status: 'signed-out', user: null, role: null }

/** Who is here. Without a token nobody; with one, whom the server (or, offline, this device) knows. */
export function useSession(): Session {
  const token = useSyncExternalStore(onTokenChange, sessionToken, () => null)
  const { data: user, isPending } = useQuery({ ...meQuery, enabled: token !== null })
  if (token === null) return SIGNED_OUT
  if (user) return { status: 'signed-in', user, role: effectiveRole(user) }
  return isPending ? LOADING : SIGNED_OUT
}

/** For what only signed-in people see: guards have made sure. */
export function useSignedIn(): Extract<Session, { status: 'signed-in' }> {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('This screen is for signed-in people')
  return session
}
