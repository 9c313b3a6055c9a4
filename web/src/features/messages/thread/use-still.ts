import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The list is laid out from its end: what comes above moves nothing. What comes below moves what is being read out of sight; this
 * puts it back. Who stands at the end goes on standing there, unless the end shown was not the newest message. */
export function useStill(
  scroller: RefObject<HTMLElement | null>,
  lastKey: string | undefined,
  isPart: boolean,
): void {
  const before = useRef<{ key: string; tailPx: number; wasPart: boolean } | null>(null)
  useLayoutEffect(() => {
    const list = scroller.current
    if (!list || !lastKey) return
    const last = before.current
    if (last && last.key !== lastKey && (last.wasPart || list.scrollTop < -NEAR_END_PX)) {
      const tailPx = tailOf(list, last.key)
      if (tailPx !== null) list.scrollTop -= tailPx - last.tailPx
    }
    before.current = { key: lastKey, tailPx: tailOf(list, lastKey) ?? 0, wasPart: isPart }
  }, [scroller, lastKey, isPart])
}

const NEAR_END_PX = 8

/** From the top of a message down to the end of all. */
function tailOf(list: HTMLElement, key: string): number | null {
  const row = list.querySelector(`[data-key="${CSS.escape(key)}"]`)
  const all = list.firstElementChild
  if (!row || !all) return null
  return all.getBoundingClientRect().bottom - row.getBoundingClientRect().top
}
