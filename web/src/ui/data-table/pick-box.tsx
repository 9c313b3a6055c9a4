import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface PickBoxProps {
  label: ReactNode
  /** Beside the box, and not for screen readers alone. */
  isLabelSeen?: boolean
  state: 'none' | 'some' | 'all'
  onToggle: () => void
  /** -1 where the keys of the list reach it. */
  tabIndex?: number
  className?: string | undefined
}

/** Chooses a row, or all of them. */
export function PickBox({ label, isLabelSeen = false, state, onToggle, tabIndex, className }: PickBoxProps) {
  const text = <span className={isLabelSeen ? undefined : 'vh'}>{label}</span>
  return (
    <label className={classNames('tbl-pick', className)}>
      {!isLabelSeen && text}
      <input
        type="checkbox"
        checked={state === 'all'}
        ref={(element) => {
          if (element) element.indeterminate = state === 'some'
        }}
        onChange={onToggle}
        tabIndex={tabIndex}
      />
      {isLabelSeen && text}
    </label>
  )
}
