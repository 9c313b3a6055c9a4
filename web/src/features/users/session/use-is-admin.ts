import { isAdmin } from '@academy/contract/users/rules'
import { useSession } from './session.ts'

/** Where instructors and admins share a page: whose addresses it leads on to. */
export function useIsAdmin(): boolean {
  const { role } = useSession()
  return role !== null && isAdmin(role)
}
