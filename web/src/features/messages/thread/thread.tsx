import * as M from '@academy/contract/messages/messages'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { useSignedIn } from '../../users/index.ts'
import type { Pair } from '../addresses.ts'
import { listedConversation, threadQuery } from '../api.ts'
import shared from '../messages.module.css'
import { MESSAGES_ADDRESS } from '../messages-address.ts'
import { registerMessageWork } from '../sending/message-work.ts'
import { useOutgoing } from '../sending/use-outgoing.ts'
import { Arrival } from './arrival.tsx'
import { ClosedNote } from './closed-note.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { ReportBar } from './report-bar.tsx'
import { rowsOf, type ShownMessage } from './rows.ts'
import styles from './thread.module.css'
import { ThreadHead } from './thread-head.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { usePart } from './use-part.ts'
import { useReading } from './use-reading.ts'

const WIDE = '(width >= 47.5rem)'
const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), 'ReportDialog')

registerMessageWork()

/** One conversation. Without a line what was read before stays readable, and what is written waits. */
export function Thread({ pair }: { pair: Pair }) {
  const { t } = useLingui()
  const self = useSignedIn().user._id
  const found = useQuery(threadQuery(pair))
  const { data, error, isFetchedAfterMount } = found
  const conversation = data?.conversation ?? listedConversation(pair)
  const outgoing = useOutgoing(self, pair)
  const part = usePart(pair, data)
  const { around } = part
  const isAtNewest = around === null && !part.isComing
  const line = useReading({
    ...{ pair, self, known: data },
    // Who reads elsewhere in it has not seen what is new.
    isFresh: isFetchedAfterMount && !error && isAtNewest,
  })
  const isWide = useMedia(WIDE)
  const name = conversation?.otherUser.name
  usePageTitle(name ?? (error ? t`Messages` : undefined), isWide ? { place: MESSAGES_ADDRESS } : {})
  const [isReporting, setIsReporting] = useState(false)
  const [reported, setReported] = useState<ShownMessage | null>(null)
  const rows = rowsOf(self, part.shown?.messages ?? [], around ? [] : outgoing, line)
  const ownKey =
    data && (outgoing.at(-1)?.key ?? data.messages.findLast(({ sender }) => sender._id === self)?._id ?? null)
  const closed = conversation?.closed
  return (
    <section className={shared.thread} aria-label={name ? t`Conversation with ${name}` : t`Conversation`}>
      <ThreadHead pair={pair} conversation={conversation} onReport={() => setIsReporting(true)} />
      <CopyNote address={`/api/messages/${pair.other}/${pair.course ?? 'null'}`} className={styles.note} />
      {data && error && (
        <StaleBanner className={styles.note} message={failureMessage(error, M.loadFailed)} found={found} />
      )}
      {part.failed && (
        <StaleBanner
          className={styles.note}
          message={failureMessage(part.failed.error, M.loadFailed)}
          found={part.failed}
        />
      )}
      {!part.shown && error && (
        <ErrorPanel className={styles.failed} message={failureMessage(error, M.loadFailed)} found={found} />
      )}
      {(part.isComing || !(part.shown || error)) && <ThreadSkeleton />}
      {!part.isComing && (part.shown || (error && rows.length > 0)) && (
        <MessageList
          key={part.jumps}
          pair={pair}
          rows={rows}
          hasOlder={part.shown?.hasOlder ?? false}
          around={around}
          wanted={part.wanted}
          ownKey={ownKey}
          otherName={name ?? ''}
          onNewest={part.toNewest}
          onPick={isReporting ? setReported : undefined}
        />
      )}
      {data && <Arrival messages={data.messages} reader={self} />}
      {isReporting && <ReportBar onCancel={() => setIsReporting(false)} />}
      {conversation &&
        !isReporting &&
        (closed ? (
          <ClosedNote closed={closed} person={conversation.otherUser} />
        ) : (
          <Composer pair={pair} name={conversation.otherUser.name} focus={isWide} />
        ))}
      {reported && (
        <Suspense>
          <ReportDialog
            messageId={reported.key}
            text={reported.text}
            onClose={() => {
              setReported(null)
              setIsReporting(false)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
