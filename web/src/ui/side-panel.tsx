import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './side-panel.module.css'

interface SidePanelProps {
  /** What the panel is of, and whose it is. */
  label: string
  name: string
  /** The place of the open row among those of the page, from 1. */
  place: { at: number; of: number }
  previous: string
  next: string
  onMove: (by: 1 | -1) => void
  onClose: () => void
  /** The panel stands beside the tabs above the list as well. */
  isBesideTabs?: boolean
  footer: ReactNode
  children: ReactNode
}

/** A list, and where the window has room for both the panel of its open row beside it. */
export function ListBeside({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.beside} data-open={panel ? '' : undefined}>
      <div className="min-w-0">{children}</div>
      {panel}
    </div>
  )
}

/** The open row beside its table, as high as the window: where it is, to the rows around it, and away; its acts at the foot. */
export function SidePanel(props: SidePanelProps) {
  const { label, name, place, previous, next, onMove, onClose, isBesideTabs, footer, children } = props
  const { at, of } = place
  const { t } = useLingui()
  return (
    <aside className={styles.panel} data-beside-tabs={isBesideTabs ? '' : undefined} aria-label={label}>
      <div className={styles.head}>
        <span className="num">
          <Trans>
            {at} of {of} on this page
          </Trans>
        </span>
        <IconButton label={previous} disabled={at <= 1} onClick={() => onMove(-1)}>
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton label={next} disabled={at >= of} onClick={() => onMove(1)}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Close`} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={styles.body} tabIndex={0} aria-label={name}>
        {children}
      </section>
      <div className={styles.foot}>{footer}</div>
    </aside>
  )
}
