import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldProps } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = ComponentProps<'select'> & {
  options: readonly SelectOption[]
  /** First, empty choice; left out when one must always be chosen. */
  placeholder?: string
}

/** The phone's own list, everywhere. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const field = useFieldProps(rest)
  return (
    <span className="inp-wrap">
      <select {...rest} {...field} className={classNames('inp', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  )
}
