import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './payment-status.module.css'

type StatusHeadProps = { icon: LucideIcon; title: ReactNode; children: ReactNode }

/** The state in words, beside its diamond. It is given the focus when the state changes. */
export function StatusHead({ icon: Icon, title, children }: StatusHeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.diamond}>
        <Icon aria-hidden="true" />
      </span>
      <div>
        <h2 id="pay-status" tabIndex={-1}>
          {title}
        </h2>
        <p className="num">{children}</p>
      </div>
    </div>
  )
}
