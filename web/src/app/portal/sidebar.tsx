import { useLingui } from '@lingui/react/macro'
import { PanelLeft } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { BrandLink } from '../brand-link.tsx'
import { PersonMenu } from '../person-menu.tsx'
import { PortalPlaces, type PortalPlacesProps } from './portal-places.tsx'
import styles from './sidebar.module.css'

interface SidebarProps extends PortalPlacesProps {
  isRail: boolean
  onToggleRail: () => void
}

/** The mark and the person stay in sight; what scrolls on a low screen is the list between them. */
export function Sidebar({ isRail, onToggleRail, ...places }: SidebarProps) {
  const { t } = useLingui()
  return (
    <div className={styles.side} data-rail={isRail || undefined}>
      <div className={styles.brand}>
        <BrandLink />
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
