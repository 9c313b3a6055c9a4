import * as M from '@academy/contract/messages/messages'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { useNow } from '../../../lib/use-now.ts'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { conversationAddress } from '../addresses.ts'
import { foundMessagesQuery } from '../api.ts'
import { conversationTime } from '../times.ts'
import { keptSearch } from './conversation-row.tsx'
import { excerptAround } from './excerpt.ts'
import styles from './list.module.css'

/** What was written in one's own conversations, by its words. */
export function FoundMessages({ q }: { q: string }) {
  const headingId = useId()
  const now = useNow()
  const { search } = useLocation()
  const found = useQuery(foundMessagesQuery(q))
  const { data, error, isPlaceholderData } = found
  if (!data && !error) return null
  return (
    <section className={styles.found} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Messages with “{q}”</Trans>
      </h2>
      {error && <StaleBanner message={failureMessage(error, M.loadFailed)} found={found} />}
      {data?.messages.length === 0 && !isPlaceholderData && (
        <p>
          <Trans>None</Trans>
        </p>
      )}
      <ul data-dim={isPlaceholderData || undefined}>
        {data?.messages.map(({ _id, otherUser, course, courseTitle, content, createdAt }) => (
          <li key={_id}>
            <Link
              to={{
                pathname: conversationAddress({ other: otherUser._id, course }),
                search: `${new URLSearchParams([...new URLSearchParams(keptSearch(search)), ['message', _id]])}`,
              }}
            >
              <span className={styles.line}>
                <b>{otherUser.name}</b>
                <time className="num" dateTime={createdAt}>
                  {conversationTime(createdAt, now)}
                </time>
              </span>
              {courseTitle && <span className={styles.where}>{courseTitle}</span>}
              <span className={styles.excerpt}>{excerptAround(content, q)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {data?.hasMore && (
        <p>
          <Trans>There are more. A longer search finds them.</Trans>
        </p>
      )}
    </section>
  )
}
