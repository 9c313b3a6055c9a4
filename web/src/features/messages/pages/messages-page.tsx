import { isId } from '@academy/contract/http/rules'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useMemo } from 'react'
import { useParams } from 'react-router'
import { useLive } from '../../../lib/live/live.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { conversationId, type Pair } from '../addresses.ts'
import { messagesKey } from '../api.ts'
import { ConversationList } from '../list/conversation-list.tsx'
import styles from '../messages.module.css'
import { usePresence } from '../presence.ts'
import { NoConversation, NoSuchConversation } from '../thread/no-conversation.tsx'
import { ThreadSkeleton } from '../thread/thread-skeleton.tsx'

/** On their way with the page where the address names a conversation; a phone with a slow line has its list before that. */
const Thread = lazyPart(() => import('../thread/thread.tsx'), 'Thread')
const AboutPane = lazyPart(() => import('../about/about-pane.tsx'), 'AboutPane')

/** /messages: who writes to whom on the left, what they write in the middle, and who it is on the right. A phone shows one of them. */
export function MessagesPage() {
  const { t } = useLingui()
  const { otherUserId, courseId } = useParams()
  const pair = useMemo(() => pairOf(otherUserId, courseId), [otherUserId, courseId])
  usePresence()
  const hasAbout = useMedia('(width >= 70rem)')
  useLive('messages', { queryKey: messagesKey })
  return (
    <div className={styles.page} data-open={otherUserId ? '' : undefined}>
      <div className={styles.panes} data-about={pair ? '' : undefined}>
        <section className={styles.list} aria-label={t`Conversations`}>
          <ConversationList open={pair} hasHeading={!otherUserId} />
        </section>
        {pair ? (
          <>
            <Suspense fallback={<ThreadSkeleton />}>
              <Thread key={conversationId(pair)} pair={pair} />
            </Suspense>
            {hasAbout && (
              <aside className={styles.about} aria-label={t`About this conversation`}>
                <Suspense>
                  <AboutPane pair={pair} />
                </Suspense>
              </aside>
            )}
          </>
        ) : (
          <div className={styles.none}>{otherUserId ? <NoSuchConversation /> : <NoConversation />}</div>
        )}
      </div>
    </div>
  )
}

/** What an address says; null where it says nothing that could be a conversation. */
function pairOf(other: string | undefined, course: string | undefined): Pair | null {
  if (!isId(other)) return null
  if (course === undefined || course === 'null') return { other: other.toLowerCase(), course: null }
  return isId(course) ? { other: other.toLowerCase(), course: course.toLowerCase() } : null
}
