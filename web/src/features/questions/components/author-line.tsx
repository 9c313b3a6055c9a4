import { Trans } from '@lingui/react/macro'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { RelativeTime } from '../../../ui/date-time.tsx'
import styles from './questions.module.css'

interface AuthorLineProps {
  author: { name: string; isTeacher: boolean; isYou: boolean }
  at: string
  editedAt: string | null
}

/** Who wrote it, and when; who teaches is told apart. */
export function AuthorLine({ author, at, editedAt }: AuthorLineProps) {
  return (
    <p className={styles.author}>
      <Avatar soft name={author.name} />
      <span>
        <b>{author.isYou ? <Trans>You</Trans> : author.name}</b>
        {author.isTeacher && (
          <>
            {' '}
            <Badge tone="brand">
              <Trans>Instructor</Trans>
            </Badge>
          </>
        )}
        <small>
          <RelativeTime at={at} />
          {editedAt && (
            <>
              {' · '}
              <Trans>edited</Trans>
            </>
          )}
        </small>
      </span>
    </p>
  )
}
