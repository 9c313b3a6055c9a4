import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { useFieldProps } from './field.tsx'

/** Grows with its text; counts characters when `maxLength` is given. */
export function TextArea({ className, onChange, ...rest }: ComponentProps<'textarea'>) {
  const { i18n } = useLingui()
  const field = useFieldProps(rest)
  const countId = useId()
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? '').length)
  const limit = rest.maxLength
  const used = i18n.number(rest.value === undefined ? typed : String(rest.value).length)
  const allowed = limit === undefined ? '' : i18n.number(limit)
  return (
    <>
      <textarea
        {...rest}
        {...field}
        aria-describedby={classNames(field['aria-describedby'], limit !== undefined && countId) || undefined}
        className={classNames('inp', className)}
        onChange={(event) => {
          setTyped(event.target.value.length)
          onChange?.(event)
        }}
      />
      {limit !== undefined && (
        <p id={countId} className="fld-note num text-right">
          <Trans>
            {used} of {allowed} characters
          </Trans>
        </p>
      )}
    </>
  )
}
