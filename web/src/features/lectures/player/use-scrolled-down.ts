import { useEffect, useState } from 'react'

const ENOUGH_PX = 8

/** True while the page is being scrolled down, false again on the way up. */
export function useScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false)
  useEffect(() => {
    let before = scrollY
    const follow = () => {
      if (Math.abs(scrollY - before) < ENOUGH_PX) return
      setIsDown(scrollY > before && scrollY > 40)
      before = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return isDown
}
