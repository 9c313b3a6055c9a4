import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useOverlayContainer } from './overlay-container.ts'

type PopoverProps = {
  trigger: ReactElement
  /** Names the panel for screen readers. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

/** A panel of anything beside its button; Esc and a press outside close it and focus returns. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'end',
  className,
  children,
}: PopoverProps) {
  const container = useOverlayContainer()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={classNames('pop', className)}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          data-popover=""
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
