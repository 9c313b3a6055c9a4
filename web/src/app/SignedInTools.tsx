import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { Suspense } from 'react'
import { Bell } from '../features/notifications/index.ts'
import { LazyPaymentNews } from '../features/payments/index.ts'
import { AccountMenu } from './AccountMenu.tsx'

/** The right end of the header for signed-in people; visitors do not download it. */
export function SignedInTools({ user }: { user: User }) {
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
