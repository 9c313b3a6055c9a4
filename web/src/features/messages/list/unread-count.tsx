import { capCount } from '@academy/contract/text'
import { Plural } from '@lingui/react/macro'
import styles from './list.module.css'

/** How much is unread there; nothing where nothing is. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {capCount(count)}
      </span>
      <span className="vh">
        <Plural value={count} one="# unread" other="# unread" />
      </span>
    </>
  )
}
