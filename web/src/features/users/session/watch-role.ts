import { currentSession, type Session, subscribe } from './session.ts'

let known: Session | null = null

/** From now on a changed role of the same person is said, and what the old one had read or written goes. The guards lead away from
 * what it had open. Visitors, who have no role, do not download it. */
export function watchRole(): void {
  if (known) return
  known = currentSession()
  subscribe(() => {
    const before = known
    const now = currentSession()
    known = now
    if (before?.user && before.user._id === now.user?._id && before.role !== now.role)
      void import('./change-role.ts').then(({ changeRole }) => changeRole(before.role, now.role))
  })
}
