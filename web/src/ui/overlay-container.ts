import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react'

/** A modal dialog makes everything outside itself inert, so menus opened within must be drawn within. */
export const OverlayContainer = createContext<HTMLElement | null>(null)

const mainOfPage = () =>
  typeof document === 'undefined' ? undefined : (document.querySelector('main') ?? undefined)

/** Outside dialogs menus hang in `main`, where landmark navigation finds them. Whoever opens one looks for it then: while a page is rendered, the
 * `main` of the frame before it still stands, and a menu in that would be gone with it.
 * @param isOpen where the page itself opens it; others call `look` */
export function useOverlayContainer(isOpen = true): { container: HTMLElement | undefined; look: () => void } {
  const dialog = useContext(OverlayContainer)
  const [main, setMain] = useState(mainOfPage)
  const look = useCallback(() => setMain(mainOfPage()), [])
  useLayoutEffect(() => {
    if (isOpen) look()
  }, [isOpen, look])
  return { container: dialog ?? main, look }
}
