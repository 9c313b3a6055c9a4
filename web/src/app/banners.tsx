import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useSession } from '../features/users/index.ts'
import { hasSessionEnded, onSessionEnd, setSessionEnded } from '../lib/calls/session-token.ts'
import { useOnline } from '../lib/offline/online.ts'
import { lazyPart } from '../lib/pages/lazy-part.ts'
import type { PageRoute } from '../lib/pages/page-route.ts'
import { Banner } from '../ui/banner.tsx'
import { SlowData } from './slow-data.tsx'
import { UpdateBanner } from './update-banner.tsx'

const WaitingBanner = lazyPart(() => import('./waiting-banner.tsx'), 'WaitingBanner', { waits: true })

export interface BannersProps {
  /** What the page has without a line; absent where copies are the rule. */
  offline?: PageRoute['offline']
}

/** What concerns every page: no line or a weak one, work that waits for one, a session that ended, a new version. */
export function Banners({ offline }: BannersProps) {
  const isOnline = useOnline()
  const { user } = useSession()
  return (
    <>
      <SessionEndedBanner isSignedIn={user !== null} />
      <UpdateBanner />
      {!isOnline && (
        <Banner bar icon={CloudOff} tone="wait" live="status">
          {offline === 'none' ? (
            <Trans>You are offline. This page is read anew when the network is back.</Trans>
          ) : (
            <Trans>You are offline. What you have opened before stays readable.</Trans>
          )}
        </Banner>
      )}
      {user && (
        <Suspense>
          <WaitingBanner person={user._id} />
        </Suspense>
      )}
      <SlowData />
    </>
  )
}

function SessionEndedBanner({ isSignedIn }: { isSignedIn: boolean }) {
  const hasEnded = useSyncExternalStore(onSessionEnd, hasSessionEnded, () => false)
  useEffect(() => {
    if (isSignedIn) setSessionEnded(false)
  }, [isSignedIn])
  if (!hasEnded) return null
  const toLogin = (
    <Link to="/login" className="link">
      <Trans>Log in</Trans>
    </Link>
  )
  return (
    <Banner bar live="alert" actions={toLogin}>
      <Trans>Your session has ended. Please log in again; nothing you did is lost.</Trans>
    </Banner>
  )
}
