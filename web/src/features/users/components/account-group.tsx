import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/card.tsx'
import styles from './account-group.module.css'

type AccountGroupProps = {
  /** What an address leads to with `#`. */
  id?: string
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** What belongs together: its words at the left, its lines in a card. */
export function AccountGroup({ id, title, lead, children }: AccountGroupProps) {
  const titleId = useId()
  return (
    <section id={id} className={styles.group} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <Card>{children}</Card>
    </section>
  )
}
