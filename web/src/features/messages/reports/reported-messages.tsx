import type { Message } from '@academy/contract/messages'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { DateTime } from '../../../ui/date-time.tsx'
import { AttachmentView } from '../components/attachment-view.tsx'
import type { Report } from './api.ts'
import styles from './reports.module.css'

/** The reported message between those around it, the oldest first. */
export function ReportedMessages({ report: { before, message, after } }: { report: Report }) {
  const headingId = useId()
  return (
    <section className={styles.messages} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>The message and those around it</Trans>
      </h2>
      {message === null && (
        <p>
          <Trans>The conversation is not there any more.</Trans>
        </p>
      )}
      <ol>
        {before.map((one) => (
          <Line key={one._id} message={one} />
        ))}
        {message && <Line message={message} isReported />}
        {after.map((one) => (
          <Line key={one._id} message={one} />
        ))}
      </ol>
      <p className={styles.rest}>
        <Trans>The rest of the conversation is for nobody else to read.</Trans>
      </p>
    </section>
  )
}

function Line({ message, isReported = false }: { message: Message; isReported?: boolean }) {
  const { sender, createdAt, content, attachment } = message
  return (
    <li data-reported={isReported || undefined}>
      <p>
        <b>{sender.name}</b> <DateTime at={createdAt} className="num" />
        {isReported && (
          <strong>
            <Trans>Reported</Trans>
          </strong>
        )}
      </p>
      {attachment && <AttachmentView attachment={attachment} />}
      {content !== '' && <div dir="auto">{content}</div>}
    </li>
  )
}
