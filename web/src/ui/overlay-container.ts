import { createContext, useContext } from 'react'

/** A modal dialog makes everything outside itself inert, so menus opened within must be drawn within. */
export const OverlayContainer = createContext<HTMLElement | null>(null)

/** Outside dialogs menus hang in `main`, where landmark navigation finds them. */
export function useOverlayContainer(): HTMLElement | undefined {
  const dialog = useContext(OverlayContainer)
  if (dialog) return dialog
  return typeof document === 'undefined' ? undefined : (document.querySelector('main') ?? undefined)
}
