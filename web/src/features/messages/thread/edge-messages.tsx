import * as M from '@academy/contract/messages/messages'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { failureMessage, isRefused } from '../../../lib/calls/call.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './thread.module.css'

/** So far before the first or the last message comes into sight the next ones are asked for. */
const AHEAD = '400px 0px'

interface EdgeMessagesProps {
  scroller: RefObject<HTMLElement | null>
  load: () => Promise<void>
  children: ReactNode
}

/** Where what is shown of a conversation ends: the next messages come by themselves while one scrolls there; after a failure they are
 * asked for, and where they were refused they end there. */
export function EdgeMessages({ scroller, load, children }: EdgeMessagesProps) {
  const [isComing, setIsComing] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const mark = useRef<HTMLDivElement>(null)
  const show = async () => {
    setIsComing(true)
    setFailure(null)
    try {
      await load()
    } catch (reason) {
      setFailure(reason)
    }
    setIsComing(false)
  }
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  const mayAsk = !isComing && failure === null
  useEffect(() => {
    if (!mark.current || !mayAsk) return
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void latest.current()
      },
      { root: scroller.current, rootMargin: AHEAD },
    )
    watching.observe(mark.current)
    return () => watching.disconnect()
  }, [scroller, mayAsk])
  return (
    <div ref={mark} className={styles.edge}>
      {failure !== null && <p role="alert">{failureMessage(failure, M.loadFailed)}</p>}
      {!isRefused(failure) && (
        <Button size="sm" variant="quiet" busy={isComing} onClick={() => void show()}>
          {failure === null ? children : <Trans>Retry</Trans>}
        </Button>
      )}
    </div>
  )
}
