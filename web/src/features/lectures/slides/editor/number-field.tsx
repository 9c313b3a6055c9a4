import { type KeyboardEvent, type ReactNode, useState } from 'react'
import styles from './number-field.module.css'

type NumberFieldProps = { sign: string; label: ReactNode; value: number; onChange: (value: number) => void }

/** A whole number in slide units. Arrows step by 1, with Shift by 10; Enter and leaving take what was typed. */
export function NumberField({ sign, label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const number = Number(typed?.trim().replace(',', '.'))
    if (typed?.trim() && Number.isFinite(number)) onChange(Math.round(number))
    setTyped(null)
  }
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (event.key === 'Enter') take()
    else if (event.key === 'Escape') setTyped(null)
    else if (step) {
      event.preventDefault()
      setTyped(null)
      onChange(value + step * (event.shiftKey ? 10 : 1))
    }
  }
  return (
    <label className={styles.number}>
      <span aria-hidden="true">{sign}</span>
      <span className="vh">{label}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(Math.round(value))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={keys}
      />
      <small aria-hidden="true">px</small>
    </label>
  )
}
