import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { PLACE_ON_PAGE, visit } from '../lib/device/storage.ts'
import { forgetOnPersonChange } from '../lib/person-change.ts'

const GIVE_UP_MS = 2_000

interface Step {
  key: string
  pathname: string
}

/** Whoever was on this page has left the academy: how far down they were is nobody else's. */
let isLeft = false
forgetOnPersonChange(() => {
  isLeft = true
})

/** Back and forward return to where one was, also when the list arrives later; other ways begin at the top. */
export function ScrollKeeper() {
  const { key, pathname, hash } = useLocation()
  const how = useNavigationType()
  const last = useRef<Step>({ key, pathname })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => {
      const place = placeOf(last.current)
      // At the top there is nothing to keep: whoever logs out leaves no name of a page behind.
      if (isLeft || scrollY < 1) visit.delete(place)
      else visit.write(place, String(Math.round(scrollY)))
    }
    addEventListener('scrollend', keep)
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('scrollend', keep)
      removeEventListener('pagehide', keep)
    }
  }, [])

  // Before the next page is painted: nobody sees it at the old page's place.
  useLayoutEffect(() => {
    const before = last.current
    const isArrival = before.key === key && before.pathname === pathname
    last.current = { key, pathname }
    isLeft = false
    if (how === 'POP' && !(isArrival && isNewVisit()))
      return stayAt(Number(visit.read(placeOf({ key, pathname })) ?? 0))
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else if (before.pathname !== pathname) scrollTo(0, 0)
  }, [key, pathname, hash, how])

  return null
}

/** A step's place is kept with its path: every page that was loaded anew has the same key. */
const placeOf = ({ key, pathname }: Step) => `${PLACE_ON_PAGE}${key}:${pathname}`

/** Whether this load follows a link or a typed address, and not a reload or the way back. */
function isNewVisit(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'navigate'
}

const INPUTS = ['wheel', 'pointerdown', 'keydown']

/** The page may still be short, and what comes above the place moves it, as a student's own cards do: until the person moves, or two
 * seconds are over, it stands where it was. */
function stayAt(top: number): (() => void) | undefined {
  const goThere = () => {
    if (document.documentElement.scrollHeight - innerHeight >= top) scrollTo(0, top)
  }
  goThere()
  if (top === 0) return
  const watch = new ResizeObserver(goThere)
  const stop = () => {
    watch.disconnect()
    clearTimeout(timer)
    for (const input of INPUTS) removeEventListener(input, stop)
  }
  const timer = setTimeout(stop, GIVE_UP_MS)
  for (const input of INPUTS) addEventListener(input, stop, { passive: true })
  watch.observe(document.body)
  return stop
}
