import { useEffect } from 'react'
import { isPageKey, keyName } from './page-keys.ts'

/** N and P lead to the next and the previous lecture. */
export function useNeighbourKeys(
  goPrevious: (() => void) | undefined,
  goNext: (() => void) | undefined,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return
      const go = { n: goNext, p: goPrevious }[keyName(event)]
      if (!go) return
      event.preventDefault()
      go()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [goPrevious, goNext])
}
