import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/card.tsx'

type AccountGroupProps = { title: ReactNode; lead?: ReactNode; children: ReactNode }

/** What belongs together: its words at the left, its lines in a card. */
export function AccountGroup({ title, lead, children }: AccountGroupProps) {
  const id = useId()
  return (
    <section className="acct-group" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <Card>{children}</Card>
    </section>
  )
}
