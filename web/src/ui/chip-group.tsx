import { formatAtLeast } from '@academy/contract/text'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Chip = { value: string; label: ReactNode; count?: number; hasMore?: boolean }

type ChipGroupProps = {
  label: string
  chips: readonly Chip[]
  value: string
  onChange: (value: string) => void
  id?: string
  className?: string
}

/** One filter of a few choices; scrolls sideways on phones. */
export function ChipGroup({ label, chips, value, onChange, id, className }: ChipGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways
    <div id={id} role="group" aria-label={label} className={classNames('chips', className)}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className="chip"
          aria-pressed={chip.value === value}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            onChange(chip.value)
          }}
        >
          {chip.label}
          {chip.count !== undefined && <small>{formatAtLeast(chip.count, chip.hasMore ?? false)}</small>}
        </button>
      ))}
    </div>
  )
}
