import type { ReactNode } from 'react'
import focusTop from '../components/focus-top.module.css'
import { FocusTop } from '../components/focus-top.tsx'
import styles from './focus-message.module.css'

type FocusMessageProps = { title: ReactNode; onLeave: () => void; children: ReactNode }

/** In place of a paper: why there is none, or that it is on its way. */
export function FocusMessage({ title, onLeave, children }: FocusMessageProps) {
  return (
    <div className={focusTop.page}>
      <FocusTop title={title} onLeave={onLeave} />
      <main id="main" className={styles.message}>
        {children}
      </main>
    </div>
  )
}
