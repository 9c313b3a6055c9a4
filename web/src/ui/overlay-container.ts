import { createContext, useContext } from 'react'

/** A modal dialog makes everything outside itself inert, so menus opened within must be drawn within. */
export const OverlayContainer = createContext<HTMLElement | null>(null)

export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(OverlayContainer) ?? undefined
}
