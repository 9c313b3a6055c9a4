import type { PushDevice } from '@academy/contract/notifications'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useEffect } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import styles from './choices.module.css'
import { pushDevicesQuery, pushSupportQuery, useRemoveDevice } from './push-api.ts'
import { ThisDevice } from './this-device.tsx'

/** Which devices are told while no page is open: this one, and those that are. */
export function PushChoices({ publicKey }: { publicKey: string }) {
  const { t } = useLingui()
  const { data: support, refetch: lookAgain } = useQuery(pushSupportQuery(publicKey))
  const found = useQuery(pushDevicesQuery)
  const { data: devices, error } = found
  useEffect(() => onPermissionChange(lookAgain), [lookAgain])
  const failure = error && failureMessage(error, t`Your devices could not be loaded`)
  if (failure && !devices) return <ErrorPanel message={failure} found={found} />
  if (!devices || !support)
    return (
      <SkeletonGroup>
        <SkeletonText lines={3} />
      </SkeletonGroup>
    )
  const others = devices.filter(({ isCurrent }) => !isCurrent)
  const isOn = support === 'subscribed' && others.length < devices.length
  return (
    <>
      {failure && <StaleBanner message={failure} found={found} />}
      <Card className={styles.devices}>
        <ThisDevice publicKey={publicKey} state={isOn ? 'on' : support === 'subscribed' ? 'off' : support} />
        {devices.length > 0 && (
          <ul aria-label={t`Devices that are told`}>
            {devices.map((device) => (
              <DeviceLine key={device._id} {...device} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}

function DeviceLine({ _id, device, isCurrent, createdAt, pushedAt }: PushDevice) {
  const { t } = useLingui()
  const remove = useRemoveDevice()
  const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Laptop
  return (
    <li>
      <Icon aria-hidden="true" />
      <span>
        <b>{device}</b>
        <small className="num">
          {pushedAt ? (
            <Trans>
              Last told: <RelativeTime at={pushedAt} />
            </Trans>
          ) : (
            <Trans>
              Turned on: <RelativeTime at={createdAt} />
            </Trans>
          )}
        </small>
      </span>
      {isCurrent ? (
        <Badge tone="good">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          busy={remove.isPending}
          aria-label={t`Remove ${device}`}
          onClick={() => remove.mutate(_id)}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </li>
  )
}

/** In the browser's own settings, while the page is open. */
function onPermissionChange(tell: () => void): () => void {
  let hasLeft = false
  let status: PermissionStatus | undefined
  const follow = async () => {
    status = await navigator.permissions?.query({ name: 'notifications' }).catch(() => undefined)
    if (!hasLeft) status?.addEventListener('change', tell)
  }
  void follow()
  return () => {
    hasLeft = true
    status?.removeEventListener('change', tell)
  }
}
