import type { User } from '@academy/contract/users'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'

/** The right end of the header for signed-in people; visitors do not download it. */
export function SignedInTools({ user }: { user: User }) {
  return (
    <>
      <Bell />
      <AccountMenu user={user} />
    </>
  )
}
