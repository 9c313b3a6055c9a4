import { useLingui } from '@lingui/react/macro'
import { PanelLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Logo } from '../imigongo/logo.tsx'
import { academy } from '../lib/academy.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { PortalPlaces, type PortalPlacesProps } from './PortalPlaces.tsx'

interface SidebarProps extends PortalPlacesProps {
  isRail: boolean
  onToggleRail: () => void
}

/** The mark and the person stay in sight; what scrolls on a low screen is the list between them. */
export function Sidebar({ isRail, onToggleRail, ...places }: SidebarProps) {
  const { t } = useLingui()
  const { name } = academy()
  return (
    <div className="portal-side-in">
      <div className="portal-brand">
        <Link to="/" className="brand" aria-label={t`${name} home`}>
          <Logo name={name} />
        </Link>
        <IconButton
          label={isRail ? t`Expand sidebar` : t`Collapse sidebar`}
          aria-expanded={!isRail}
          onClick={onToggleRail}
        >
          <PanelLeft aria-hidden="true" />
        </IconButton>
      </div>
      <PortalPlaces {...places} isRail={isRail} />
      {/* The server draws the portal before it knows whose it is as well. */}
      {places.user.name && <PersonMenu user={places.user} />}
    </div>
  )
}
