import { Plural, Trans } from '@lingui/react/macro'
import { Children, type ReactElement, type ReactNode } from 'react'
import type { CallReply } from '../../../lib/call.ts'
import styles from './people.module.css'

type Deletion = Pick<CallReply<'GET /api/users/{id}/deletion'>, 'lost' | 'stays'>

/** What goes with somebody, or with several, and what stays without a name. */
export function Losses({ deletion: { lost, stays } }: { deletion: Deletion }) {
  return (
    <div className="grid gap-3">
      <Counts title={<Trans>Lost for good, with every sign-in:</Trans>}>
        <Plural value={lost.enrolments} one="# enrolment" other="# enrolments" />
        <Plural value={lost.completions} one="# completed lecture" other="# completed lectures" />
        <Plural value={lost.notifications} one="# notification" other="# notifications" />
      </Counts>
      <Counts title={<Trans>Stays, shown as “Deleted user”:</Trans>}>
        <Plural value={stays.submissions} one="# submission" other="# submissions" />
        <Plural value={stays.certificates} one="# certificate" other="# certificates" />
        <Plural value={stays.payments} one="# payment request" other="# payment requests" />
      </Counts>
    </div>
  )
}

function Counts({ title, children }: { title: ReactNode; children: ReactElement[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className={styles.list}>
        {Children.map(children, (count) => (
          <li>{count}</li>
        ))}
      </ul>
    </div>
  )
}
