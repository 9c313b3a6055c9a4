import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Trigger } from './open-by-need.ts'
import { useOverlayContainer } from './overlay-container.ts'

export interface PopoverProps {
  trigger: Trigger
  /** Names the panel for screen readers. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

/** It is open at first, as it comes when it is opened. */
export function PopoverPanel(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, align = 'end', className, children } = props
  const { container, look } = useOverlayContainer(open)
  return (
    <Radix.Root
      open={open}
      defaultOpen
      onOpenChange={(willOpen) => {
        look()
        onOpenChange?.(willOpen)
      }}
    >
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
