import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { drawPage, type PDFDocumentProxy } from './open-pdf.ts'
import styles from './pdf-reader.module.css'

const SEEN_AFTER_MS = 800

type PdfPageProps = {
  pdf: PDFDocumentProxy
  number: number
  /** Height by width, before the page itself is known. */
  shape: number
  onSeen: (number: number) => void
}

/** One page, drawn when it comes near. It counts as seen once half of it, or half the window, has stood in view for a moment. */
export function PdfPage({ pdf, number, shape, onSeen }: PdfPageProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [words, setWords] = useState('')

  useEffect(() => {
    const element = box.current
    if (!element) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      root: element.parentElement,
      rootMargin: '100% 0px',
    })
    near.observe(element)
    return () => near.disconnect()
  }, [])

  useEffect(() => {
    const element = box.current
    if (!element) return
    let timer = 0
    const look = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (!entry) return
        const windowHeight = entry.rootBounds?.height ?? innerHeight
        const half = Math.min(entry.boundingClientRect.height, windowHeight) / 2
        if (entry.intersectionRect.height >= half)
          timer = window.setTimeout(() => onSeen(number), SEEN_AFTER_MS)
      },
      { root: element.parentElement, threshold: [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 1] },
    )
    look.observe(element)
    return () => {
      clearTimeout(timer)
      look.disconnect()
    }
  }, [number, onSeen])

  useEffect(() => {
    const target = canvas.current
    if (!isNear || !target) return
    let isCurrent = true
    void (async () => {
      const page = await pdf.getPage(number)
      if (!isCurrent) return
      const text = await drawPage(page, target, target.clientWidth || 640)
      if (isCurrent) setWords(text)
    })()
    return () => {
      isCurrent = false
    }
  }, [isNear, pdf, number])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a page of a document, named by its number
    <div ref={box} className={styles.page} data-page={number} role="group" aria-label={t`Page ${number}`}>
      <canvas ref={canvas} style={{ aspectRatio: `1 / ${shape}` }} />
      <p className="vh">{words}</p>
    </div>
  )
}
