import { Trans, useLingui } from '@lingui/react/macro'
import { Bell as BellIcon } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../ui/icon-button.tsx'

/** The place of the notifications. Nothing in the academy sends any yet, and so it says. */
export function Bell() {
  const { t } = useLingui()
  const id = useId()
  return (
    <>
      <IconButton label={t`Notifications`} popoverTarget={id}>
        <BellIcon aria-hidden="true" />
      </IconButton>
      <div id={id} popover="auto" className="top-pop">
        <h2>
          <Trans>Notifications</Trans>
        </h2>
        <p>
          <Trans>No notifications yet.</Trans>
        </p>
      </div>
    </>
  )
}
