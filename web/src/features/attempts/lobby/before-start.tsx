import { Trans } from '@lingui/react/macro'
import { BatteryWarning, Check, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '../../../lib/offline/online.ts'
import styles from './before-start.module.css'
import { useDeviceChecks } from './use-device-checks.ts'

const LOW_PERCENT = 50

/** What should be in order first; nothing here keeps anybody from starting. */
export function BeforeStart({ children }: { children?: ReactNode }) {
  const isOnline = useOnline()
  const { battery, hasRoom } = useDeviceChecks()
  const percent = battery?.percent
  return (
    <ul className={styles.checks}>
      {children}
      {isOnline ? (
        <CheckRow
          title={<Trans>Connection is good</Trans>}
          detail={<Trans>Needed only to start and to submit</Trans>}
        />
      ) : (
        <CheckRow
          warn
          icon={TriangleAlert}
          title={<Trans>You are offline</Trans>}
          detail={<Trans>A connection is needed to start</Trans>}
        />
      )}
      {hasRoom === true && (
        <CheckRow
          title={<Trans>Room to save answers</Trans>}
          detail={<Trans>About 1 MB on this device</Trans>}
        />
      )}
      {hasRoom === false && (
        <CheckRow
          warn
          icon={TriangleAlert}
          title={<Trans>This device is full</Trans>}
          detail={<Trans>Free 1 MB, so that your answers can be saved on it</Trans>}
        />
      )}
      {battery && !battery.isCharging && battery.percent < LOW_PERCENT && (
        <CheckRow
          warn
          icon={BatteryWarning}
          title={<Trans>Battery {percent}%, not charging</Trans>}
          detail={<Trans>Plug in if you can.</Trans>}
        />
      )}
    </ul>
  )
}

type CheckRowProps = { warn?: boolean; icon?: LucideIcon; title: ReactNode; detail?: ReactNode }

export function CheckRow({ warn, icon: Icon = Check, title, detail }: CheckRowProps) {
  return (
    <li data-warn={warn || undefined}>
      <Icon aria-hidden="true" />
      <span>
        <b className="num">{title}</b>
        {detail && <small>{detail}</small>}
      </span>
    </li>
  )
}
