import { type ReactNode, useId } from 'react'
import styles from './student-panel.module.css'

interface StudentPanelProps {
  title: ReactNode
  /** Beside the title: 5 of 12. */
  detail?: ReactNode
  children: ReactNode
}

/** One part of a student's page under its heading. */
export function StudentPanel({ title, detail, children }: StudentPanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {detail && <span className="num">{detail}</span>}
      </div>
      {children}
    </section>
  )
}
