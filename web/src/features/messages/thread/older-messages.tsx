import { MESSAGING_MESSAGES as M } from '@academy/contract/messages/messages'
import { Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import type { Pair } from '../address.ts'
import { showOlder } from '../api.ts'
import styles from './thread.module.css'

/** So far before the oldest message comes into sight the next ones are asked for. */
const AHEAD = '400px 0px 0px 0px'

/** Older messages come by themselves while one scrolls up; after a failure they are asked for. */
export function OlderMessages({ pair, scroller }: { pair: Pair; scroller: RefObject<HTMLElement | null> }) {
  const [isComing, setIsComing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const mark = useRef<HTMLDivElement>(null)
  const show = async () => {
    setIsComing(true)
    setProblem(null)
    try {
      await showOlder(pair)
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
    <div ref={mark} className={styles.older}>
      {problem && <p role="alert">{problem}</p>}
      <Button size="sm" variant="quiet" busy={isComing} onClick={() => void show()}>
        {problem ? <Trans>Retry</Trans> : <Trans>Show older messages</Trans>}
      </Button>
    </div>
  )
}
