import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Sheet } from '../../ui/sheet.tsx'
import { LazyPersonMenuItems } from '../person-menu.tsx'
import styles from './portal-drawer.module.css'
import { PortalPlaces, type PortalPlacesProps } from './portal-places.tsx'

interface PortalDrawerProps extends PortalPlacesProps {
  open: boolean
  onClose: () => void
}

/** On a phone: the places, and below them at once what the person's menu holds. */
export function PortalDrawer({ open, onClose, ...places }: PortalDrawerProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Menu`} from="side" className={styles.drawer}>
      <PortalPlaces {...places} />
      <Suspense>
        <LazyPersonMenuItems user={places.user} />
      </Suspense>
    </Sheet>
  )
}
