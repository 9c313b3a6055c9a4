import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldProps } from './field.tsx'

type TextInputProps = ComponentProps<'input'> & {
  icon?: ReactNode
  /** Shown inside at the end: RWF, minutes, weeks. */
  unit?: ReactNode
}

export function TextInput({ icon, unit, className, ...rest }: TextInputProps) {
  const field = useFieldProps(rest)
  const input = (
    <input
      type="text"
      {...rest}
      {...field}
      className={classNames('inp', icon ? 'pl-11' : null, unit ? 'pr-20' : null, className)}
    />
  )
  if (!icon && !unit) return input
  return (
    <span className="inp-wrap">
      {icon}
      {input}
      {unit && (
        <span className="inp-unit" aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
  )
}
