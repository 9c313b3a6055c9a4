import { Trans } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { askAnew } from '../lib/queries/ask-anew.ts'
import { queryClient } from '../lib/queries/query-client.ts'
import { standInForData, useSlowData } from '../lib/queries/use-slow-data.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import styles from './slow-data.module.css'

/** Where data are awaited for too long, on whichever page: says so over the end of the page, where nothing moves for it, and offers to ask anew. */
export function SlowData() {
  const slow = useSlowData(useLocation().key)
  // What is outside an open dialog is out of reach, and a press there closes a panel.
  const panel = slow?.closest('.dlg-body,[role=dialog]')
  return (
    <>
      <div aria-live="polite" className={styles.place}>
        {slow && !panel && <TakesLong />}
      </div>
      {panel &&
        createPortal(
          <div aria-live="polite" className={styles.inPanel}>
            <TakesLong />
          </div>,
          panel,
        )}
    </>
  )
}

/** How long a press keeps the button busy, when nothing comes. */
const ASKING_MS = 8_000

function TakesLong() {
  const [asked, setAsked] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => {
    if (asked === 0) return
    setIsAsking(true)
    const timer = setTimeout(() => setIsAsking(false), ASKING_MS)
    return () => clearTimeout(timer)
  }, [asked])
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    // With the data the button goes: who pressed it by keyboard is left where the data are.
    return () => {
      if (!element?.contains(document.activeElement)) return
      const around = element.closest<HTMLElement>('dialog,[role=dialog]') ?? document.getElementById('main')
      around?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={place} className={styles.words}>
      <Banner
        tone="wait"
        actions={
          <Button
            size="sm"
            busy={isAsking}
            onClick={() => {
              setAsked(asked + 1)
              void retry()
            }}
          >
            <Trans>Retry</Trans>
          </Button>
        }
      >
        <Trans>This page takes long. The network may be weak.</Trans>
      </Banner>
    </div>
  )
}

/** Where nothing was asked yet the page's own code is slow, and only a page that begins anew asks for that once more. */
async function retry(): Promise<void> {
  if (!(await askAnew(queryClient)) && standInForData()) location.reload()
}
