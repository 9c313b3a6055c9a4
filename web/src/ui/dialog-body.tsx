import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A body that scrolls can be reached and scrolled by keyboard, also when nothing in it takes the focus. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = body.current
    if (!element) return
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={body} className="dlg-body" {...(scrolls && { tabIndex: 0 })}>
      {children}
    </div>
  )
}
