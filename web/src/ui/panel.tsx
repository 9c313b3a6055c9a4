import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './panel.module.css'

interface PanelProps {
  title: ReactNode
  /** Beside the title, in small: how many of how many. */
  detail?: ReactNode
  /** At the end of the head: a state, a button, the way to all of it. */
  end?: ReactNode
  className?: string
  /** What stands in it is asked for. */
  busy?: boolean
  children: ReactNode
}

/** One part of a page under its own title, its rows from edge to edge. */
export function Panel({ title, detail, end, className, busy, children }: PanelProps) {
  const id = useId()
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={id} aria-busy={busy}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2 id={id}>{title}</h2>
          {detail && <p className="num">{detail}</p>}
        </div>
        {end}
      </div>
      {children}
    </section>
  )
}

/** Under the rows: a sum of them, and where all are. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return <div className={`${styles.foot} num`}>{children}</div>
}
