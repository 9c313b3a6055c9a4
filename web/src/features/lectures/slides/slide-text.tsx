import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { slideHtml } from '../../../lib/trusted.ts'
import styles from './slide-view.module.css'

type SlideTextProps = { title: string; html: string; level: 0 | 2 | 3 }

/** Title and rich text. Text that is taller than the canvas scrolls, then also by keyboard. */
export function SlideText({ title, html, level }: SlideTextProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.lastElementChild) observer.observe(element.lastElementChild)
    return () => observer.disconnect()
  }, [])
  // The same object for the same text, or React would write it again.
  const text = useMemo(() => ({ __html: slideHtml(html) }), [html])
  const Heading = level === 0 ? 'p' : (`h${level}` as const)
  const isReachable = scrolls && level !== 0
  return (
    <div
      ref={box}
      className={styles.text}
      data-slide-text=""
      {...(isReachable && { tabIndex: 0, role: 'region', 'aria-label': t`Text of the slide` })}
    >
      {title && <Heading className={styles.title}>{title}</Heading>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans slides when they are written and read */}
      <div className={styles.rich} dangerouslySetInnerHTML={text} />
    </div>
  )
}
