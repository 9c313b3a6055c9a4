import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useOverlayContainer } from './overlay-container.ts'

export interface PopoverProps {
  trigger: ReactElement<{ onClick?: () => void }>
  /** Names the panel for screen readers. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

export function PopoverPanel(props: PopoverProps & { isOpenAtFirst: boolean }) {
  const { trigger, label, open, onOpenChange, align = 'end', className, children, isOpenAtFirst } = props
  const { container, look } = useOverlayContainer(open)
  return (
    <Radix.Root
      open={open}
      defaultOpen={isOpenAtFirst}
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
