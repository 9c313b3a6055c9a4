import { Children, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './loss-list.module.css'

/** What goes for ever with what is deleted, a line each; nothing is no line. */
export function LossList({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <ul className={classNames('grid gap-1 p-4 wrap-anywhere', styles.losses, className)}>
      {Children.map(children, (line) => line && <li>{line}</li>)}
    </ul>
  )
}
