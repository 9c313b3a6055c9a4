import * as M from '@academy/contract/messages/messages'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../lib/call.ts'
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
 * asked for. */
export function EdgeMessages({ scroller, load, children }: EdgeMessagesProps) {
  const [isComing, setIsComing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const mark = useRef<HTMLDivElement>(null)
  const show = async () => {
    setIsComing(true)
    setProblem(null)
    try {
      await load()
    } catch (failure) {
      setProblem(failureMessage(failure, M.loadFailed))
    }
    setIsComing(false)
  }
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  const mayAsk = !isComing && problem === null
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
      {problem && <p role="alert">{problem}</p>}
      <Button size="sm" variant="quiet" busy={isComing} onClick={() => void show()}>
        {problem ? <Trans>Retry</Trans> : children}
      </Button>
    </div>
  )
}
