import type { AssessmentEvent } from '@academy/contract/attempts'
import { Trans } from '@lingui/react/macro'
import { DateTime } from '../../../ui/date-time.tsx'
import styles from './event-list.module.css'

/** The log, newest first: what was done, by whom, for whom, and why. */
export function EventList({ events }: { events: readonly AssessmentEvent[] }) {
  return (
    <ol className={styles.events}>
      {events.map(({ _id, event, actor, student, detail, reason, at }) => (
        <li key={_id}>
          <p>
            <b>
              <EventLabel event={event} />
            </b>
            {student && <span>{student}</span>}
            {detail && <span>{detail}</span>}
          </p>
          {reason && <p className={styles.reason}>{reason}</p>}
          <p className={styles.when}>
            <DateTime at={at} />
            {actor && <span>{actor}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}

function EventLabel({ event }: { event: AssessmentEvent['event'] }) {
  if (event === 'extended') return <Trans>More time</Trans>
  if (event === 'away') return <Trans>The academy was away</Trans>
  if (event === 'finalised') return <Trans>Time ran out</Trans>
  if (event === 'late-accepted') return <Trans>Late answers accepted</Trans>
  if (event === 'key-fixed') return <Trans>Answer key fixed</Trans>
  return <Trans>Questions edited</Trans>
}
