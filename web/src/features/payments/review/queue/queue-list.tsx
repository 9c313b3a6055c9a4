import type { PaymentRequest } from '@academy/contract/payments'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useNow } from '../../../../lib/use-now.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Decision } from '../decisions/decisions.ts'
import type { Picked } from '../decisions/picked.ts'
import { UndoStrip } from '../decisions/undo-strip.tsx'
import type { HeldDecisions } from '../decisions/use-decisions.ts'
import { withOpen } from '../review-view.ts'
import goneRow from './gone-row.module.css'
import { GoneRow } from './gone-row.tsx'
import styles from './queue.module.css'
import type { QueueRow as Row } from './queue.ts'
import { QueueRow } from './queue-row.tsx'

const MINUTE_MS = 60_000
/** Asked about one by one who was faster; of more it is only said that they are gone. */
const ASKED_MAX = 5

interface QueueListProps {
  rows: readonly Row[]
  decisions: HeldDecisions
  picked: Picked
  /** The one under the cursor; empty where a focus ring alone shows it. */
  at: string
  isStale: boolean
  onPick: (request: PaymentRequest, isRange: boolean) => void
  onStand: (id: string) => void
  onOpen: (id: string) => void
  onUndo: (decision: Decision) => void
  /** Rows that are over may go; never while a hand is over the list. */
  onSweep: (...gone: string[]) => void
}

/** Those that wait, the oldest first, with what was decided in the places where it was. */
export function QueueList(props: QueueListProps) {
  const { rows, decisions, picked, at, isStale, onPick, onStand, onOpen, onUndo, onSweep } = props
  const { t } = useLingui()
  const now = useNow(MINUTE_MS)
  const [params] = useSearchParams()
  // The rows are drawn again only when something about them changes: of a thousand, one step changes two.
  const latest = useRef({ onPick, onStand, onOpen })
  useEffect(() => {
    latest.current = { onPick, onStand, onOpen }
  })
  const pick = useCallback<QueueListProps['onPick']>((...given) => latest.current.onPick(...given), [])
  const openOne = useCallback<QueueListProps['onOpen']>((id) => latest.current.onOpen(id), [])
  const stand = useCallback<QueueListProps['onStand']>((id) => latest.current.onStand(id), [])
  const isHandOver = useRef(false)
  const hasDone = decisions.list.some(({ phase }) => phase === 'done')
  // biome-ignore lint/correctness/useExhaustiveDependencies: sweeping follows the answers, not the rows
  useEffect(() => {
    if (hasDone && !isHandOver.current) onSweep()
  }, [hasDone])
  const known = new Set(rows.map(({ request }) => request._id))
  // Decided under another filter, or on the dashboard: they still can be undone.
  const elsewhere = decisions.list.filter(({ requests }) => !known.has(requests[0]?._id ?? ''))
  const goneCount = rows.filter(({ request, isGone }) => isGone && !decisions.of.has(request._id)).length
  return (
    <ol
      className={styles.list}
      aria-label={t`Pending, oldest first`}
      data-dim={isStale || undefined}
      onPointerEnter={({ pointerType }) => {
        isHandOver.current = pointerType === 'mouse'
      }}
      onPointerLeave={() => {
        isHandOver.current = false
        if (hasDone) onSweep()
      }}
    >
      <li className={styles.head} aria-hidden="true">
        <span />
        <span>
          <Trans>Student</Trans>
        </span>
        <span>
          <Trans>Evidence</Trans>
        </span>
        <span>
          <Trans>RWF, waited</Trans>
        </span>
      </li>
      {elsewhere.map((decision) => (
        <UndoStrip key={decision.key} decision={decision} onUndo={onUndo} />
      ))}
      {rows.map(({ request, isGone, isNew }) => {
        const { _id } = request
        const decision = decisions.of.get(_id)
        if (decision && decision.requests[0]?._id === _id)
          return <UndoStrip key={_id} decision={decision} onUndo={onUndo} />
        if (decision) return <HeldRow key={_id} request={request} />
        const note = decisions.notes.get(_id)
        if (isGone)
          return (
            <GoneRow
              key={_id}
              request={request}
              note={note}
              isOpen={_id === at}
              isAsked={goneCount <= ASKED_MAX}
              onDismiss={() => onSweep(_id)}
            />
          )
        return (
          <QueueRow
            key={_id}
            request={request}
            to={`?${withOpen(params, _id)}`}
            now={now}
            isOpen={_id === at}
            isPicked={picked.has(_id)}
            isNew={isNew}
            note={note}
            onPick={pick}
            onStand={stand}
            onOpen={openOne}
          />
        )
      })}
    </ol>
  )
}

/** One of many approved at once: the strip at the first of them speaks for all. */
function HeldRow({ request: { student, course } }: { request: PaymentRequest }) {
  return (
    <li className={goneRow.held}>
      <p>
        <b>{student.name}</b>
        <span>{course.title}</span>
      </p>
      <Badge tone="good" icon={Check}>
        <Trans>Approved</Trans>
      </Badge>
    </li>
  )
}
