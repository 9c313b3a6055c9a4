import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import './styles/choice-list.css'

type ChoiceListProps = {
  /** The id of what asks, or a label of its own. */
  labelledBy: string
  legend: ReactNode
  options: readonly ReactNode[]
  /** From 0; null while nothing is chosen. */
  value: number | null
  disabled?: boolean
  onChange: (value: number) => void
}

/** 0 → A. */
const letterOf = (at: number) => String.fromCharCode(65 + at)

/** Lettered options as large rows, one of which is chosen. */
export function ChoiceList({ labelledBy, legend, options, value, disabled, onChange }: ChoiceListProps) {
  const name = useId()
  return (
    <fieldset className="choice-list" aria-labelledby={labelledBy} disabled={disabled}>
      <legend className="vh">{legend}</legend>
      {options.map((option, at) => (
        <label key={letterOf(at)} className="choice-row">
          <input type="radio" name={name} checked={value === at} onChange={() => onChange(at)} />
          <span className="choice-letter" aria-hidden="true">
            {letterOf(at)}
          </span>
          <span className="choice-words">{option}</span>
          <Check aria-hidden="true" className="choice-pick" />
        </label>
      ))}
    </fieldset>
  )
}
