import type { Session } from '@academy/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { devicesQuery } from '../api.ts'
import styles from './account-group.module.css'
import { AccountGroup } from './account-group.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** Where this account is signed in. */
export function SessionsGroup() {
  const { t } = useLingui()
  const found = useQuery(devicesQuery)
  const { data: sessions, error } = found
  const [ending, setEnding] = useState<readonly Session[]>([])
  const others = sessions?.filter((session) => !session.isCurrent) ?? []
  const current = sessions?.filter((session) => session.isCurrent) ?? []

  return (
    <AccountGroup
      title={<Trans>Signed-in devices</Trans>}
      lead={<Trans>Sign out the ones you do not know, then change your password.</Trans>}
    >
      {!sessions && !error && (
        <SkeletonGroup className={styles.line}>
          <SkeletonText lines={2} className="w-full" />
        </SkeletonGroup>
      )}
      {!sessions && error && (
        <ErrorPanel
          level={3}
          message={failureMessage(error, t`Your devices could not be loaded`)}
          found={found}
        />
      )}
      {sessions && (
        <ul className={styles.devices}>
          {[...current, ...others].map((session) => (
            <DeviceLine key={session._id} session={session} onEnd={() => setEnding([session])} />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <div className={styles.foot}>
          <Button size="sm" onClick={() => setEnding(others)}>
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </div>
      )}
      <SignOutDialog sessions={ending} onClose={() => setEnding([])} />
    </AccountGroup>
  )
}

function DeviceLine({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useLingui()
  const { device, isCurrent, lastSeenAt } = session
  const isPhone = /Android|iPhone|iPad/.test(device)
  return (
    <li className={styles.line}>
      {isPhone ? <Smartphone aria-hidden="true" /> : <Laptop aria-hidden="true" />}
      <span>
        <b>{device}</b>
        <small className="num">
          {isCurrent ? <Trans>Active now</Trans> : <RelativeTime at={lastSeenAt} />}
        </small>
      </span>
      {isCurrent ? (
        <Badge tone="good">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button variant="quiet" size="sm" aria-label={t`Sign out ${device}`} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}
