import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './focus-top.module.css'

type FocusTopProps = {
  title: ReactNode
  /** The page's heading is here, or below. */
  isHeading?: boolean
  under?: ReactNode
  onLeave: () => void
  children?: ReactNode
}

/** The only bar of focus mode: the way out, where one is, and what is at stake. */
export function FocusTop({ title, isHeading, under, onLeave, children }: FocusTopProps) {
  const { t } = useLingui()
  const Title = isHeading ? 'h1' : 'p'
  return (
    <header className={styles.top}>
      <div>
        <IconButton label={t`Leave`} onClick={onLeave}>
          <X aria-hidden="true" />
        </IconButton>
        <div className={styles.where}>
          <Title className={styles.title}>{title}</Title>
          {under && <p className={styles.under}>{under}</p>}
        </div>
        {children}
      </div>
    </header>
  )
}
