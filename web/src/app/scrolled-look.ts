import { type RefObject, useEffect, useRef } from 'react'

const SCROLLED_PX = 20
const FULL_LOOK_PX = 100

/**
 * The bar's background layer follows the scroll: `--bar` runs from 0 to 1 over the first 100 px (opacity .8 to 1, scale 1 to
 * .98 in the stylesheet), and `data-scrolled` stands past 20 px. The text is not touched.
 */
export function useScrolledLook(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = 0
      bar.current?.style.setProperty('--bar', String(Math.min(1, Math.max(0, scrollY / FULL_LOOK_PX))))
      bar.current?.toggleAttribute('data-scrolled', scrollY > SCROLLED_PX)
    }
    const ask = () => {
      frame ||= requestAnimationFrame(draw)
    }
    draw()
    addEventListener('scroll', ask, { passive: true })
    return () => {
      removeEventListener('scroll', ask)
      cancelAnimationFrame(frame)
    }
  }, [])
  return bar
}
