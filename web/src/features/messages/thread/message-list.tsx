import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MessageThread } from '../../../ui/message-bubble.tsx'
import type { Pair } from '../addresses.ts'
import { showNewer, showOlder } from './api.ts'
import { Bubble } from './bubble.tsx'
import { EdgeMessages } from './edge-messages.tsx'
import { DayLine, UnreadMark } from './lines.tsx'
import type { ShownMessage, ThreadRow } from './rows.ts'
import styles from './thread.module.css'
import { useStill } from './use-still.ts'

/** So far above the end the way back down is shown. */
const FAR_UP_PX = 400

interface MessageListProps {
  pair: Pair
  rows: readonly ThreadRow[]
  hasOlder: boolean
  /** The message that the rows are around; null where they end with the newest. */
  around: string | null
  /** Which message the address names. */
  wanted: string | null
  /** The last that the reader wrote, sent or not; undefined until that is known. */
  ownKey: string | null | undefined
  otherName: string
  onNewest: () => void
  /** While a message is chosen to be reported. */
  onPick?: ((message: ShownMessage) => void) | undefined
}

/** Begins at its end: it is laid out from the bottom, so that older messages above and pictures of fonts move nothing. */
export function MessageList(props: MessageListProps) {
  const { pair, rows, hasOlder, around, wanted, ownKey, otherName, onNewest, onPick } = props
  const { t } = useLingui()
  const { key: visit } = useLocation()
  const scroller = useRef<HTMLDivElement>(null)
  const [isUp, setIsUp] = useState(false)
  const messages = rows.filter((row) => row.kind === 'message')
  const newest = messages.at(-1)
  const isThere = messages.some(({ key }) => key === wanted)
  useStill(scroller, newest?.key, around !== null)

  // Whoever writes sees what they wrote.
  const ownBefore = useRef(ownKey)
  useEffect(() => {
    const isNew = ownBefore.current !== undefined && ownBefore.current !== ownKey
    ownBefore.current = ownKey
    if (!isNew) return
    if (around) onNewest()
    else scroller.current?.scrollTo({ top: 0 })
  }, [ownKey, around, onNewest])

  // Also when the same one is looked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of the address leads there
  useEffect(() => {
    if (isThere)
      scroller.current?.querySelector(`[data-key="${wanted}"]`)?.scrollIntoView({ block: 'center' })
  }, [isThere, wanted, visit])

  return (
    <div className={styles.room}>
      <section
        ref={scroller}
        className={styles.scroll}
        aria-label={t`Messages`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrow keys scroll what has the focus
        tabIndex={0}
        onScroll={({ currentTarget }) => setIsUp(-currentTarget.scrollTop > FAR_UP_PX)}
      >
        <div className={styles.inner}>
          {hasOlder && (
            <EdgeMessages scroller={scroller} load={() => showOlder(pair, around)}>
              <Trans>Show older messages</Trans>
            </EdgeMessages>
          )}
          {messages.length === 0 && (
            <EmptyState level={2} title={<Trans>No messages yet</Trans>} className={styles.empty}>
              <Trans>Write the first one to {otherName}.</Trans>
            </EmptyState>
          )}
          <MessageThread>
            {rows.map((row) => {
              if (row.kind === 'day') return <DayLine key={row.key} at={row.at} />
              if (row.kind === 'unread') return <UnreadMark key={row.key} count={row.count} />
              return (
                <Bubble
                  key={row.key}
                  message={row}
                  pair={pair}
                  isWanted={row.key === wanted}
                  onPick={row.isMine ? undefined : onPick}
                />
              )
            })}
          </MessageThread>
          {around && (
            <EdgeMessages scroller={scroller} load={() => showNewer(pair, around)}>
              <Trans>Show newer messages</Trans>
            </EdgeMessages>
          )}
        </div>
      </section>
      {around && (
        <Button size="sm" className={styles.jump} onClick={onNewest}>
          <ArrowDown aria-hidden="true" />
          <Trans>Jump to newest</Trans>
        </Button>
      )}
      {isUp && !around && (
        <IconButton
          className={styles.down}
          label={t`To the newest message`}
          onClick={() => scroller.current?.scrollTo({ top: 0 })}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
