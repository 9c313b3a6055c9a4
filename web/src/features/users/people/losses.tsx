import { Plural, Trans } from '@lingui/react/macro'
import { Children, type ReactElement, type ReactNode } from 'react'
import type { CallReply } from '../../../lib/calls/call.ts'
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
        {lost.messages > 0 && (
          <Plural
            value={lost.messages}
            one="# message that nobody else has any more"
            other="# messages that nobody else has any more"
          />
        )}
      </Counts>
      <Counts title={<Trans>Stays, shown as “Deleted user”:</Trans>}>
        <Plural value={stays.submissions} one="# submission" other="# submissions" />
        <Plural value={stays.certificates} one="# certificate" other="# certificates" />
        <Plural value={stays.payments} one="# payment request" other="# payment requests" />
        {stays.messages > 0 && (
          <Plural
            value={stays.messages}
            one="# message, with whom they wrote to"
            other="# messages, with whom they wrote to"
          />
        )}
        {stays.questions > 0 && (
          <Plural
            value={stays.questions}
            one="# question under a lecture"
            other="# questions under lectures"
          />
        )}
        {stays.answers > 0 && (
          <Plural value={stays.answers} one="# answer to a question" other="# answers to questions" />
        )}
      </Counts>
    </div>
  )
}

function Counts({ title, children }: { title: ReactNode; children: (ReactElement | false)[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className={styles.list}>{Children.map(children, (count) => count && <li>{count}</li>)}</ul>
    </div>
  )
}
