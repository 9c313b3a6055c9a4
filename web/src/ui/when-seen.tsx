import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhenSeenProps {
  /** The part begins at once. */
  isSeen?: boolean
  children: ReactNode
}

/** Begins when somebody comes near it: what stands far down a page costs nothing before. */
export function WhenSeen({ isSeen, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '200px',
    })
    near.observe(place.current)
    return () => near.disconnect()
  }, [])
  return <div ref={place}>{(isSeen || isNear) && children}</div>
}
