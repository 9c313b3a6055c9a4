import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MessageThread } from '../../../ui/message-bubble.tsx'
import type { Pair } from '../address.ts'
import { useWords } from '../use-words.ts'
import { Bubble } from './bubble.tsx'
import { DayLine, UnreadMark } from './lines.tsx'
import { OlderMessages } from './older-messages.tsx'
import type { ShownMessage, ThreadRow } from './rows.ts'
import styles from './thread.module.css'
import { useWanted } from './use-wanted.ts'

/** So far above the end the way back down is shown. */
const FAR_UP_PX = 400

interface MessageListProps {
  pair: Pair
  rows: readonly ThreadRow[]
  hasOlder: boolean
  otherName: string
  /** While a message is chosen to be reported. */
  onPick?: ((message: ShownMessage) => void) | undefined
}

/** Begins at its end: it is laid out from the bottom, so that older messages above and pictures of fonts move nothing. */
export function MessageList({ pair, rows, hasOlder, otherName, onPick }: MessageListProps) {
  const { t } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const [isUp, setIsUp] = useState(false)
  const messages = rows.filter((row) => row.kind === 'message')
  const wanted = useWanted(pair, messages, hasOlder)
  const newest = messages.at(-1)
  const toEnd = () => scroller.current?.scrollTo({ top: 0 })

  // Whoever writes sees what they wrote.
  const ownKey = newest?.isMine ? newest.key : undefined
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current && ownKey) scroller.current?.scrollTo({ top: 0 })
    isFirst.current = false
  }, [ownKey])

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
          {hasOlder && <OlderMessages pair={pair} scroller={scroller} />}
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
        </div>
      </section>
      <Arrival messages={messages} name={otherName} />
      {isUp && (
        <IconButton className={styles.down} label={t`To the newest message`} onClick={toEnd}>
          <ArrowDown aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

/** Says what comes while the conversation is open to those who do not see it come. */
function Arrival({ messages, name }: { messages: readonly ShownMessage[]; name: string }) {
  const received = messages.filter(({ isMine }) => !isMine).at(-1)
  const [first] = useState(received?.key)
  const wordsOf = useWords()
  const words = received && wordsOf({ content: received.text, attachment: received.attachment })
  const isNew = received !== undefined && received.key !== first
  return (
    <p className="vh" role="status">
      {isNew && (
        <Trans>
          {name} writes: {words}
        </Trans>
      )}
    </p>
  )
}
