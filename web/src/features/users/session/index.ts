import type { Go } from './logout.ts'

// Who is signed in: restored at start by asking the server, set by signing in, emptied by logging out or by its end
// elsewhere. Screens of the account are not here. Public pages carry this door, so it stays small.
export { leadToLearning, learningPath } from './landing.ts'
export {
  beginAs,
  currentSession,
  expectPerson,
  type Person,
  refreshUser,
  type Session,
  setUser,
  showPerson,
  signIn,
  startSession,
  useExpectedSession,
  useSession,
  useSignedIn,
} from './session.ts'
export { useIsAdmin } from './use-is-admin.ts'
export { watchRole } from './watch-role.ts'

/** See `endSession`; loaded when it is pressed. */
export async function logout(go: Go, to: '/login' | '/' = '/login'): Promise<void> {
  const { endSession } = await import('./logout.ts')
  await endSession(go, to)
}
