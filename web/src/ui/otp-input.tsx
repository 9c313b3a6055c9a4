import type { ComponentProps, CSSProperties } from 'react'
import { useFieldProps } from './field.tsx'
import styles from './otp-input.module.css'

type OtpInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string
  onChange: (digits: string) => void
  length?: number
}

/** One real input over drawn cells, so that pasting and the SMS suggestion work. The last digit does not submit. */
export function OtpInput({ value, onChange, length = 6, ...rest }: OtpInputProps) {
  const field = useFieldProps(rest)
  const current = Math.min(value.length, length - 1)
  return (
    <span className={`${styles.input} block`} style={{ '--cells': length } as CSSProperties}>
      <span aria-hidden="true">
        {Array.from({ length }, (_, cell) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            data-filled={cell < value.length || undefined}
            data-current={cell === current || undefined}
          />
        ))}
      </span>
      <input
        {...rest}
        {...field}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${length}}`}
        maxLength={length}
        value={value}
        // A pasted "Code: 123 456" is longer than the limit before its digits are taken out.
        onPaste={(event) => {
          event.preventDefault()
          onChange(event.clipboardData.getData('text').replace(/\D/g, '').slice(0, length))
        }}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
      />
    </span>
  )
}
