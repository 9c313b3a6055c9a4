import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './media.module.css'

type MediaButtonProps = {
  label: string
  isPressed?: boolean
  /** The button has nothing to do, and keeps its focus. */
  isDisabled?: boolean
  className?: string
  onClick: () => void
  children: ReactNode
}

/** One control of a player: 44 px, on ink. */
export function MediaButton({
  label,
  isPressed,
  isDisabled,
  className,
  onClick,
  children,
}: MediaButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onClick()}
    >
      {children}
    </button>
  )
}
