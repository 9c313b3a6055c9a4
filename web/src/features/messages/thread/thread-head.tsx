import type { Conversation } from '@academy/contract/messages'
import { formatRelativeTime } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, Info } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useHasLine } from '../../../lib/calls/reachable.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Pair } from '../addresses.ts'
import { keptSearch } from '../list/conversation-row.tsx'
import { MESSAGES_ADDRESS } from '../messages-address.ts'
import { useRoleLabel } from '../role-labels.ts'
import { ConversationMenu } from './conversation-menu.tsx'
import styles from './thread.module.css'

const AboutSheet = lazyPart(() => import('../about/about-sheet.tsx'), 'AboutSheet')

interface ThreadHeadProps {
  pair: Pair
  conversation: Conversation | undefined
  onReport: () => void
}

export function ThreadHead({ pair, conversation, onReport }: ThreadHeadProps) {
  const { t } = useLingui()
  const { search } = useLocation()
  const [isAbout, setIsAbout] = useState(false)
  const isHere = useHasLine() && conversation?.presence.isOnline
  return (
    <header className={styles.head}>
      <IconLink
        className={styles.back}
        label={t`Back to conversations`}
        to={{ pathname: MESSAGES_ADDRESS, search: keptSearch(search) }}
      >
        <ChevronLeft aria-hidden="true" />
      </IconLink>
      {conversation ? (
        <>
          <Avatar size="lg" name={conversation.otherUser.name} online={isHere} />
          <div className={styles.who}>
            <h1>{conversation.otherUser.name}</h1>
            <p>
              <Presence conversation={conversation} isHere={isHere} />
            </p>
          </div>
          <IconButton
            className={styles.info}
            label={t`About this conversation`}
            aria-haspopup="dialog"
            onClick={() => setIsAbout(true)}
          >
            <Info aria-hidden="true" />
          </IconButton>
          <ConversationMenu pair={pair} conversation={conversation} onReport={onReport} />
        </>
      ) : (
        <div className={styles.who}>
          <h1 className="vh">
            <Trans>Conversation</Trans>
          </h1>
          <Skeleton className="h-5 w-36" />
        </div>
      )}
      {isAbout && (
        <Suspense>
          <AboutSheet pair={pair} onClose={() => setIsAbout(false)} />
        </Suspense>
      )}
    </header>
  )
}

interface PresenceProps {
  conversation: Conversation
  /** A copy tells of nobody that they are. */
  isHere: boolean | undefined
}

function Presence({ conversation: { presence, otherUser, course }, isHere }: PresenceProps) {
  const roleWord = useRoleLabel()
  const now = useNow()
  if (isHere)
    return (
      <span className={styles.online}>
        <Trans>Online</Trans>
      </span>
    )
  const role = roleWord(otherUser)
  if (!presence.lastSeen) return course ? `${role}, ${course.title}` : role
  const ago = formatRelativeTime(presence.lastSeen, now)
  return (
    <Trans>
      {role}, last here {ago}
    </Trans>
  )
}
