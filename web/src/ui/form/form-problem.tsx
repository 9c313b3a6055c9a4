import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './form-problem.module.css'

/** What went wrong with the whole form, beside its button. */
export function FormProblem({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className={styles.problem}>
          <CircleAlert aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
