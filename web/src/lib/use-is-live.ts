import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server draws the page and while the browser takes it over: what only the browser knows, or what is too heavy to be
 * sent as markup, comes right after. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
