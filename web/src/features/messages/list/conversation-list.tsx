import * as M from '@academy/contract/messages/messages'
import { MESSAGE_SEARCH_MIN_LENGTH } from '@academy/contract/messages/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { conversationId, type Pair } from '../addresses.ts'
import { ConversationRow } from './conversation-row.tsx'
import { ConversationSkeletons } from './conversation-skeletons.tsx'
import styles from './list.module.css'
import { MoreConversations } from './more-conversations.tsx'
import { Pinned } from './pinned.tsx'
import { isSamePair, pairOfConversation, pinnedFirst } from './pinned-first.ts'
import { useConversations } from './use-conversations.ts'

/** Found messages: their code comes with the first search. */
const FoundMessages = lazyPart(() => import('./found-messages.tsx'), 'FoundMessages')
const BeginDialog = lazyPart(() => import('../begin/begin-dialog.tsx'), 'BeginDialog')

interface ConversationListProps {
  open: Pair | null
  /** While no conversation is open, the page's heading is here. */
  hasHeading: boolean
}

export function ConversationList({ open, hasHeading }: ConversationListProps) {
  const { t } = useLingui()
  const [isBeginning, setIsBeginning] = useState(false)
  const { found, conversations, courses, narrowed, isNarrowed, narrow } = useConversations(open)
  const { data, error } = found
  const { pinned, others } = pinnedFirst(conversations ?? [], isNarrowed)
  const Heading = hasHeading ? 'h1' : 'h2'
  const begin = () => setIsBeginning(true)
  return (
    <>
      <div className={styles.head}>
        <Heading>
          <Trans>Messages</Trans>
        </Heading>
        <IconButton label={t`New conversation`} className={styles.begin} onClick={begin}>
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.tools}>
        <SearchBox
          label={t`Search conversations and messages`}
          placeholder={t`People and messages`}
          value={narrowed.q}
          onSearch={(q) => narrow({ q })}
        />
        {(courses.size > 1 || narrowed.course !== '') && (
          <Select
            aria-label={t`Course`}
            value={narrowed.course}
            onChange={(event) => narrow({ course: event.target.value })}
            options={[
              { value: '', label: t`All courses` },
              ...[...courses].map(([value, label]) => ({ value, label })),
              { value: 'null', label: t`Without a course` },
            ]}
          />
        )}
      </div>
      <CopyNote address="/api/messages/conversations" className={styles.note} />
      {conversations && error && (
        <StaleBanner
          className={styles.note}
          message={failureMessage(error, M.conversationsFailed)}
          found={found}
        />
      )}
      {!conversations && !error && <ConversationSkeletons />}
      {!conversations && error && (
        <ErrorPanel message={failureMessage(error, M.conversationsFailed)} found={found} />
      )}
      {pinned.length > 0 && <Pinned conversations={pinned} open={open} />}
      {others.length > 0 && (
        <ul
          className={styles.rows}
          aria-label={t`Conversations`}
          data-dim={found.isPlaceholderData || undefined}
        >
          {others.map((conversation) => (
            <ConversationRow
              key={conversation._id}
              conversation={conversation}
              isOpen={open !== null && isSamePair(pairOfConversation(conversation), open)}
            />
          ))}
        </ul>
      )}
      {data?.cursor && <MoreConversations narrowed={narrowed} />}
      {conversations?.length === 0 && !isNarrowed && (
        <EmptyState
          title={<Trans>No conversations yet</Trans>}
          action={
            <Button variant="primary" onClick={begin}>
              <Trans>New conversation</Trans>
            </Button>
          }
        >
          <Trans>Write to the people of your courses. Their answers show here.</Trans>
        </EmptyState>
      )}
      {conversations?.length === 0 && isNarrowed && (
        <p className={styles.nobody} role="status">
          <Trans>No conversations match</Trans>
        </p>
      )}
      {narrowed.q.length >= MESSAGE_SEARCH_MIN_LENGTH && (
        <Suspense>
          <FoundMessages q={narrowed.q} />
        </Suspense>
      )}
      {isBeginning && (
        <Suspense>
          <BeginDialog
            known={new Set((conversations ?? []).map((one) => conversationId(pairOfConversation(one))))}
            onClose={() => setIsBeginning(false)}
          />
        </Suspense>
      )}
    </>
  )
}
