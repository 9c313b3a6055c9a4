import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import documentPlayerStyles from './document-player.module.css'
import mediaStyles from './media.module.css'
import { openPdf, type PDFDocumentProxy } from './open-pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import styles from './pdf-reader.module.css'
import type { PlayerProps } from './player-props.ts'
import { startPage } from './resume-place.ts'

type Opened = { pdf: PDFDocumentProxy; shape: number }

const pdfOf = ({ document, documentType, pagesPdf }: PlayerProps['lecture']) =>
  (documentType === 'pdf' ? document : pagesPdf) ?? ''

/** Pages scroll by keyboard too. */
const scrollable = { tabIndex: 0 }

/** Page by page, on every device. Loaded on demand, with pdf.js. */
export function PdfReader({ lecture, record, refresh }: PlayerProps) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const [at, setAt] = useState(0)
  const pages = useRef<HTMLDivElement>(null)
  const address = useRef(pdfOf(lecture))

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, and again when asked to
  useEffect(() => {
    const stop = new AbortController()
    const open = async (url: string): Promise<Opened> => {
      const pdf = await openPdf(url, stop.signal)
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      return { pdf, shape: height / width }
    }
    // The address may have expired meanwhile: the second try asks for a fresh one.
    const withFreshAddress = async (failure: unknown) => {
      if (stop.signal.aborted) throw failure
      address.current = pdfOf(await refresh())
      return open(address.current)
    }
    open(address.current)
      .catch(withFreshAddress)
      .then((found) => !stop.signal.aborted && setOpened(found))
      .catch(() => !stop.signal.aborted && setHasFailed(true))
    return () => stop.abort()
  }, [tries])

  const count = opened?.pdf.numPages ?? 0
  useEffect(() => {
    if (!opened) return
    const start = startPage(record.resume?.position, opened.pdf.numPages)
    setAt(start)
    if (start > 0)
      pages.current?.querySelector(`[data-page="${start + 1}"]`)?.scrollIntoView({ block: 'start' })
  }, [opened, record])

  const see = useCallback(
    (number: number) => {
      setAt(number - 1)
      record.note([number - 1, number], number - 1)
    },
    [record],
  )
  useEffect(() => () => record.send(), [record])

  if (hasFailed) {
    return (
      <div className={documentPlayerStyles.start} role="alert">
        <p>{navigator.onLine ? LECTURE_MESSAGES.mediaNotFound : <Trans>You are offline</Trans>}</p>
        <button
          type="button"
          className={`btn ${mediaStyles.onInk}`}
          onClick={() => {
            setHasFailed(false)
            setTries(tries + 1)
          }}
        >
          <RotateCw aria-hidden="true" />
          <Trans>Retry</Trans>
        </button>
      </div>
    )
  }
  if (!opened) {
    return (
      <div className={documentPlayerStyles.start} role="status">
        <span className="spinner" />
        <p>
          <Trans>Opening the document</Trans>
        </p>
      </div>
    )
  }
  const number = at + 1
  return (
    <div className={styles.pdf}>
      <section ref={pages} className={styles.pages} {...scrollable} aria-label={t`Pages of ${lecture.title}`}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <PdfPage key={index} pdf={opened.pdf} number={index + 1} shape={opened.shape} onSeen={see} />
        ))}
      </section>
      <p className={`${styles.place} num`}>
        <Trans>
          Page {number} of {count}
        </Trans>
      </p>
    </div>
  )
}
