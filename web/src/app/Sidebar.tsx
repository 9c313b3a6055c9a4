import type { User } from '@academy/contract/users'
import { useLingui } from '@lingui/react/macro'
import { PanelLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Logo } from '../imigongo/logo.tsx'
import { academy } from '../lib/academy.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PortalPlaces } from './PortalPlaces.tsx'

interface SidebarProps {
  user: User
  isRail: boolean
  onToggleRail: () => void
}

export function Sidebar({ user, isRail, onToggleRail }: SidebarProps) {
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
      <PortalPlaces user={user} isRail={isRail} />
    </div>
  )
}
