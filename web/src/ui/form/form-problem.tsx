import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './form-problem.module.css'
import { type Sending, StillSending } from './still-sending.tsx'

interface FormProblemProps {
  /** The form, which may be long on its way. */
  form?: Sending
  children?: ReactNode
}

/** What went wrong with the whole form, beside its button, or that it is long on its way. */
export function FormProblem({ form, children }: FormProblemProps) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {children && (
          <p className={styles.problem}>
            <CircleAlert aria-hidden="true" />
            <span>{children}</span>
          </p>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {form?.isBusy && <StillSending {...form} />}
      </div>
    </>
  )
}
