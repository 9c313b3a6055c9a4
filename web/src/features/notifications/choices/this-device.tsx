import { Trans } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './choices.module.css'
import { useTestPush, useTurnOff, useTurnOn } from './push-api.ts'
import type { PushSupport } from './push-device.ts'

interface ThisDeviceProps {
  publicKey: string
  state: Exclude<PushSupport, 'subscribed'> | 'on'
}

/** The browser is asked for its permission by the button alone. */
export function ThisDevice({ publicKey, state }: ThisDeviceProps) {
  const on = useTurnOn(publicKey)
  const off = useTurnOff()
  const test = useTestPush()
  if (state === 'on')
    return (
      <State
        isOn
        title={<Trans>Notifications are on for this device</Trans>}
        actions={
          <>
            <Button size="sm" busy={test.isPending} onClick={() => test.mutate()}>
              <Trans>Send a test</Trans>
            </Button>
            <Button size="sm" variant="quiet" busy={off.isPending} onClick={() => off.mutate()}>
              <Trans>Turn off</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          You hear of news also while no page of the academy is open. It ends when you sign out here.
        </Trans>
      </State>
    )
  if (state === 'off')
    return (
      <State
        title={<Trans>Notifications are off for this device</Trans>}
        actions={
          <Button size="sm" variant="primary" busy={on.isPending} onClick={() => on.mutate()}>
            <Trans>Turn on notifications on this device</Trans>
          </Button>
        }
      >
        <Trans>Hear of news also while no page of the academy is open. Your browser asks you once.</Trans>
      </State>
    )
  if (state === 'denied')
    return (
      <State title={<Trans>Your browser blocks notifications of this page</Trans>}>
        <Trans>
          To allow them, open the sign at the left of the address (a lock or two sliders), choose
          Notifications or Permissions, allow them, and come back to this page.
        </Trans>
      </State>
    )
  if (state === 'install-first')
    return (
      <State title={<Trans>First add the academy to your Home Screen</Trans>}>
        <Trans>
          On an iPhone or iPad, tap Share, then Add to Home Screen. Open the academy from there, come back to
          this page, and turn notifications on.
        </Trans>
      </State>
    )
  return (
    <State title={<Trans>This browser shows no notifications while the page is closed</Trans>}>
      <Trans>
        Try a current Chrome, Edge, Firefox or Safari, not in a private window. The bell and email tell you
        all the same.
      </Trans>
    </State>
  )
}

interface StateProps {
  isOn?: boolean
  title: ReactNode
  actions?: ReactNode
  children: ReactNode
}

function State({ isOn = false, title, actions, children }: StateProps) {
  return (
    <div className={styles.device} data-on={isOn || undefined}>
      <Bell aria-hidden="true" />
      <div role="status">
        <b>{title}</b>
        <p>{children}</p>
      </div>
      {actions && <div className={styles.deviceActs}>{actions}</div>}
    </div>
  )
}
