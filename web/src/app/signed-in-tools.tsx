import type { User } from '@academy/contract/users'
import { Suspense } from 'react'
import { Bell } from '../features/notifications/index.ts'
import { lazyPart, Nothing } from '../lib/pages/lazy-part.ts'
import { AccountMenu } from './account-menu.tsx'

/** Asks and follows: it comes behind the page. */
const LazyTools = lazyPart(() => import('./lazy-tools.tsx'), 'LazyTools', { missing: Nothing })

/** The right end of the header for signed-in people; visitors do not download it. What comes late comes at its left end: nothing moves. */
export function SignedInTools({ user }: { user: User }) {
  return (
    <>
      <Suspense>
        <LazyTools />
      </Suspense>
      <Bell />
      <AccountMenu user={user} />
    </>
  )
}
