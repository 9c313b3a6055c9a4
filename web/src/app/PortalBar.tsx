import { useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bell } from '../features/notifications/index.ts'
import { Queries } from '../lib/queries.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { drawn, PORTAL_TITLE_ID } from '../ui/portal-title.tsx'

interface PortalBarProps {
  /** The way back from a page of everybody's, which brings its own title and no trail. */
  back?: { to: string; label: string }
  /** Quick find. */
  find: ReactNode
  isDrawerOpen: boolean
  onOpenDrawer: () => void
}

/** The page puts its title here with `<PortalTitle>`. */
export function PortalBar({ back, find, isDrawerOpen, onOpenDrawer }: PortalBarProps) {
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
      <div id={PORTAL_TITLE_ID} className="portal-title">
        {back && <BackLink to={back.to}>{back.label}</BackLink>}
        {import.meta.env.SSR && <Queries>{drawn.title}</Queries>}
      </div>
      <div className="portal-tools">
        {find}
        <Bell />
      </div>
    </header>
  )
}
