import type { ComponentProps } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'

type ToolProps = ComponentProps<typeof IconButton> & { pressed?: boolean }

/** A tool leaves the caret where it is: pressing it takes no focus from the text. */
export function Tool({ pressed, ...rest }: ToolProps) {
  return (
    <IconButton
      aria-pressed={pressed}
      {...rest}
      onMouseDown={(event) => {
        event.preventDefault()
        rest.onMouseDown?.(event)
      }}
    />
  )
}
