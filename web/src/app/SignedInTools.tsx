import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { Suspense, useEffect } from 'react'
import { Bell } from '../features/notifications/index.ts'
import { LazyPaymentNews } from '../features/payments/index.ts'
import { watchRole } from '../features/users/session/index.ts'
import { AccountMenu } from './AccountMenu.tsx'

/** The right end of the header for signed-in people; visitors do not download it. */
export function SignedInTools({ user }: { user: User }) {
  useEffect(watchRole, [])
  return (
    <>
      <Bell />
      <AccountMenu user={user} />
      {effectiveRole(user) === 'student' && (
        <Suspense>
          <LazyPaymentNews />
        </Suspense>
      )}
    </>
  )
}
