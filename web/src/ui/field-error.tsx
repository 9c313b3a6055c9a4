import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is wrong, beside the thing it is about; a field shows its own. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="fld-error">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
