import { useEffect, useState } from 'react'

/** A line that has brought nothing by then may bring nothing at all. */
const PATIENCE_MS = 8_000
const LOOK_MS = 2_000
/** What says that it is slow goes as soon as what was awaited is there. */
const LOOK_WHILE_SLOW_MS = 250

/** What stands in the place of data, a skeleton or the rows of what was asked before, as far as it can be seen: neither on a drawn page that is
 * taken over, nor behind a dialog or in what is closed. */
export const standInForData = (): Element | undefined =>
  [...document.querySelectorAll(':is([aria-busy=true] .skeleton, [data-dim]):not([inert] *)')].find(
    (standIn) => standIn.getClientRects().length > 0,
  )

/** What has stood in for its data too long. It is looked for: a clock in every skeleton would come with the first load of every page.
 * @param ask what is asked for as a whole: with another one waiting begins anew */
export function useSlowData(ask: unknown): Element | undefined {
  const [slow, setSlow] = useState<Element>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ask begins anew
  useEffect(() => {
    let since: number | undefined
    let timer = 0
    const look = () => {
      const found = standInForData()
      since = found && (since ?? Date.now())
      const isSlow = since !== undefined && Date.now() - since >= PATIENCE_MS
      setSlow(isSlow ? found : undefined)
      timer = window.setTimeout(look, isSlow ? LOOK_WHILE_SLOW_MS : LOOK_MS)
    }
    look()
    return () => clearTimeout(timer)
  }, [ask])
  return slow
}
