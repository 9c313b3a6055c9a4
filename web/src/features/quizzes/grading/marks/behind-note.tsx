import { formatCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { behindIn, type Queue } from '../workspace/queue.ts'
import styles from './behind-note.module.css'

/** Where more wait than are lined up at once: how the others come up. */
export function BehindNote({ queue }: { queue: Queue }) {
  if (behindIn(queue) === 0) return null
  const [shown, total] = [formatCount(queue.queue.length), formatCount(queue.total)]
  return (
    <p className={`${styles.behind} num`}>
      <Trans>
        {shown} of {total} submissions are lined up here. The others come up as you grade, and all are in the
        list of submissions.
      </Trans>
    </p>
  )
}
