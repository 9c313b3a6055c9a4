import { Plural, Trans } from '@lingui/react/macro'
import { CloudOff, CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../features/users/session/index.ts'
import { useOnline } from '../lib/online.ts'
import { useOutbox } from '../lib/outbox/index.ts'
import { onSessionEnd } from '../lib/session-token.ts'
import { Banner } from '../ui/banner.tsx'
import { UpdateBanner } from './UpdateBanner.tsx'

/** What concerns every page: no line, work that waits for one, a session that ended, a new version. */
export function Banners() {
  const isOnline = useOnline()
  const waiting = useOutbox().length
  return (
    <>
      <SessionEndedBanner />
      <UpdateBanner />
      {!isOnline && (
        <Banner bar icon={CloudOff} tone="wait" live="status">
          <Trans>You are offline. What you have opened before stays readable.</Trans>{' '}
          {waiting > 0 && <WaitingWords count={waiting} />}
        </Banner>
      )}
      {isOnline && waiting > 0 && (
        <Banner bar icon={CloudUpload} live="status">
          <WaitingWords count={waiting} />
        </Banner>
      )}
    </>
  )
}

function WaitingWords({ count }: { count: number }) {
  return (
    <Plural value={count} one="# change is waiting to be sent." other="# changes are waiting to be sent." />
  )
}

function SessionEndedBanner() {
  const { status } = useSession()
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => onSessionEnd(() => setHasEnded(true)), [])
  useEffect(() => {
    if (status === 'signed-in') setHasEnded(false)
  }, [status])
  if (!hasEnded) return null
  return (
    <Banner
      bar
      tone="info"
      live="alert"
      actions={
        <Link to="/login" className="link">
          <Trans>Log in</Trans>
        </Link>
      }
    >
      <Trans>Your session has ended. Please log in again; nothing you did is lost.</Trans>
    </Banner>
  )
}
