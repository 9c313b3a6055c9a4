import { Trans } from '@lingui/react/macro'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'

type FieldState = { id: string; describedBy?: string; invalid: boolean }
const FieldContext = createContext<FieldState | null>(null)

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean
  /** A link or a counter at the end of the label's line. */
  action?: ReactNode
  /** Groups of radios and checkboxes: the label becomes a legend. */
  group?: boolean
  className?: string
  children: ReactNode
}

/** Label above, hint and error below; the control inside takes its id and description from here. */
export function Field({ label, hint, error, optional, action, group, className, children }: FieldProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const words = (
    <>
      {label}
      {optional && (
        <small className="fld-note">
          {' '}
          <Trans>(optional)</Trans>
        </small>
      )}
    </>
  )
  return (
    <div
      className={classNames('fld', className)}
      {...(group && { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy })}
    >
      <div className="fld-head">
        {group ? <span id={`${id}-label`}>{words}</span> : <label htmlFor={id}>{words}</label>}
        {action}
      </div>
      <FieldContext value={group ? null : { id, describedBy, invalid: Boolean(error) }}>
        {children}
      </FieldContext>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="fld-note">
          {hint}
        </p>
      )}
    </div>
  )
}

type Described = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: unknown }

/** What a control inside a Field spreads on its element; what the caller gives wins. */
export function useFieldProps(given: Described) {
  const field = useContext(FieldContext)
  return {
    id: given.id ?? field?.id,
    'aria-describedby': given['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': (given['aria-invalid'] ?? field?.invalid) ? (true as const) : undefined,
  }
}
