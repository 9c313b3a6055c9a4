import type { User } from '@academy/contract/users'
import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../ui/sheet.tsx'
import { PortalPlaces } from './PortalPlaces.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

export function PortalDrawer({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Menu`} from="side" className="portal-drawer">
      <PortalPlaces user={user} />
      <ThemeChoice />
    </Sheet>
  )
}
