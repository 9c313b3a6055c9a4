import type { User } from '@academy/contract/users'
import { type EffectiveRole, effectiveRole } from '@academy/contract/users/rules'
import { useSyncExternalStore } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { onRefusal } from '../../../lib/calls/refusal.ts'
import { onTokenChange, sessionToken, setSessionToken } from '../../../lib/calls/session-token.ts'
import { PLACE_ON_PAGE, readStoredJson, visit, writeStorage } from '../../../lib/device/storage.ts'
import { forgetOfflineCopies } from '../../../lib/offline/offline-copies.ts'
import { personChanged } from '../../../lib/person-change.ts'

export type Session =
  | { status: 'loading'; user: null; role: null }
  | { status: 'signed-out'; user: null; role: null }
  | { status: 'signed-in'; user: User; role: EffectiveRole }

const LOADING: Session = { status: 'loading', user: null, role: null }
const SIGNED_OUT: Session = { status: 'signed-out', user: null, role: null }

export type Person = User
type SignedIn = Extract<Session, { status: 'signed-in' }>

let session: Session = SIGNED_OUT
/** As whom React takes over what the server drew. */
let atFirst: Session = SIGNED_OUT
/** On the server alone: somebody whom it cannot know, of whom a page tells the role. */
let expected: SignedIn | null = null
let followed: string | null = null
const listeners = new Set<() => void>()

function become(next: Session): void {
  session = next
  for (const tell of listeners) tell()
}

/** Once, at start. The last known person is kept on the device, so that a start without a line still knows whose it is. */
export function startSession(): void {
  onTokenChange(follow)
  onRefusal(() => void refreshUser())
  window.addEventListener('online', () => session.status !== 'signed-in' && refreshUser())
  follow()
}

/** The token is the truth: it may come or go in another tab, or end on the server. */
function follow(): void {
  const token = sessionToken()
  if (token === followed) return
  leave(token)
  const known = token ? readStoredJson<User>('user') : null
  // What an older version of the app kept lacks what this one reads.
  if (known?.signInMethods) become({ status: 'signed-in', user: known, role: effectiveRole(known) })
  else become(token ? LOADING : SIGNED_OUT)
  void refreshUser()
}

/** Nothing that was kept for the person who was here stays for whoever comes; the token is what follows, if any. */
function leave(next: string | null): void {
  if (followed !== null) {
    forgetOfflineCopies()
    visit.deleteAll(PLACE_ON_PAGE)
  }
  if (next === null) writeStorage('user', null)
  followed = next
  personChanged()
}

/** Asks the server who this is: at start, and after enrolling for instance. Failure just ends loading. */
export async function refreshUser(): Promise<void> {
  const token = sessionToken()
  if (!token) return
  try {
    const { user } = await call('GET /api/user/me')
    if (sessionToken() !== token) return
    setUser(user)
  } catch {
    if (session.status === 'loading') become(SIGNED_OUT)
  }
}

/** After a change of the person themselves: name, preferences, subscription. */
export function setUser(user: User): void {
  const text = JSON.stringify(user)
  writeStorage('user', text)
  // Who is shown already is not shown anew: a page that is being taken over would be written twice.
  if (text !== JSON.stringify(session.user)) become({ status: 'signed-in', user, role: effectiveRole(user) })
}

/** After login, verify, setup and the OAuth exchange. The guards then lead to where the person wanted to go, else home. */
export function signIn(token: string, user: User): void {
  leave(token)
  writeStorage('activationToken', null)
  setSessionToken(token)
  setUser(user)
}

export const currentSession = (): Session => session

/** On the server: from now on pages are drawn as they wait for a person of this role, or as a visitor sees them. */
export function expectPerson(role: SignedIn['role'] | null): void {
  const nobody = { _id: '0'.repeat(24), name: '', role, mainrole: role, subscription: [] as string[] }
  expected = role && { status: 'signed-in', user: nobody as unknown as User, role }
  session = role ? LOADING : SIGNED_OUT
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Before the browser takes over a page that was drawn for this person. */
export function beginAs(user: User): void {
  setUser(user)
  atFirst = session
}

/** On the server: pages are drawn for this person. */
export function showPerson(user: User): void {
  expected = null
  session = { status: 'signed-in', user, role: effectiveRole(user) }
}

/** Who is here. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, import.meta.env.SSR ? currentSession : () => atFirst)
}

/** Who is here, and on the server whom the page is drawn for: they see the frame and the page before it is known who they are. */
export function useExpectedSession(): Session {
  const known = useSession()
  return (import.meta.env.SSR && expected) || known
}

/** For what only signed-in people see: guards have made sure. */
export function useSignedIn(): SignedIn {
  const current = useExpectedSession()
  if (current.status !== 'signed-in') throw new Error('This screen is for signed-in people')
  return current
}
