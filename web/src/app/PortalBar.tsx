import { useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import { Bell } from '../features/notifications/index.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PORTAL_TITLE_ID } from '../ui/portal-title.tsx'

/** The page puts its title here with `<PortalTitle>`. */
export function PortalBar({
  isDrawerOpen,
  onOpenDrawer,
}: {
  isDrawerOpen: boolean
  onOpenDrawer: () => void
}) {
  const { t } = useLingui()
  return (
    <header className="portal-bar">
      <IconButton
        className="portal-burger"
        label={t`Open menu`}
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onClick={onOpenDrawer}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <div id={PORTAL_TITLE_ID} className="portal-title" />
      <div className="portal-tools">
        <Bell />
      </div>
    </header>
  )
}
