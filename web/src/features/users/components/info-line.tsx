import type { ReactNode } from 'react'

type InfoLineProps = { label: ReactNode; action?: ReactNode; children: ReactNode }

export function InfoLine({ label, action, children }: InfoLineProps) {
  return (
    <div className="acct-line">
      <div>
        <small>{label}</small>
        <b>{children}</b>
      </div>
      {action}
    </div>
  )
}
