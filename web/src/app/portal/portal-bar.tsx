import { useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Bell } from '../../features/notifications/index.ts'
import { slideHtml } from '../../lib/trusted.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import titleStyles from '../../ui/portal-title.module.css'
import { PORTAL_TITLE_ID, titleInBar } from '../../ui/portal-title.tsx'
import styles from './portal-bar.module.css'

interface PortalBarProps {
  /** The way back from a page of everybody's, which brings its own title and no trail. */
  back?: { to: string; label: string }
  /** Quick find. */
  find: ReactNode
  isDrawerOpen: boolean
  onOpenDrawer: () => void
}

const NO_HTML = { __html: slideHtml('') }

/** The page puts its title here with `<PortalTitle>`. */
export function PortalBar({ back, find, isDrawerOpen, onOpenDrawer }: PortalBarProps) {
  const { t } = useLingui()
  // The page's own title takes the place of the one that was drawn.
  const [isDrawn] = useState(() => !import.meta.env.SSR && titleInBar() !== null)
  return (
    <header className={styles.bar}>
      <IconButton
        className={styles.burger}
        label={t`Open menu`}
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onClick={onOpenDrawer}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {isDrawn ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
        <div id={PORTAL_TITLE_ID} className={titleStyles.title} dangerouslySetInnerHTML={NO_HTML} />
      ) : (
        <div id={PORTAL_TITLE_ID} className={titleStyles.title}>
          {back && <BackLink to={back.to}>{back.label}</BackLink>}
        </div>
      )}
      <div className={styles.tools}>
        {find}
        <Bell />
      </div>
    </header>
  )
}
