import { UNDO_MS } from '@academy/contract/payments/rules'
import { formatMoney } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { type CSSProperties, useEffect, useState } from 'react'
import { KeyCap } from '../key-cap.tsx'
import type { Decision } from './decisions.ts'
import { decider } from './review-decider.ts'
import styles from './undo-strip.module.css'

const SECOND_MS = 1_000

/** Seconds until the decision is sent, counting down by itself. */
export function useUndoSecondsLeft(dueAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const untilNext = (dueAt - Date.now()) % SECOND_MS || SECOND_MS
    const timer = setTimeout(() => setNow(Date.now()), Math.max(50, untilNext))
    return () => clearTimeout(timer)
  })
  return Math.max(0, Math.ceil((dueAt - now) / SECOND_MS))
}

/** Approved Grace Umutoni; or how many at once. */
export function DecisionLabel({ decision: { verdict, requests } }: { decision: Decision }) {
  const [first] = requests
  const count = requests.length
  if (count > 1) return <Plural value={count} one="Approved # request" other="Approved # requests" />
  const name = first?.student.name
  return verdict === 'approved' ? <Trans>Approved {name}</Trans> : <Trans>Rejected {name}</Trans>
}

/** In the place of the row that was decided, until it is sent and answered. */
export function UndoStrip({
  decision,
  onUndo,
}: {
  decision: Decision
  onUndo: (decision: Decision) => void
}) {
  const { requests, verdict, phase, dueAt } = decision
  const sum = requests.reduce((all, { price }) => all + price, 0)
  const Icon = verdict === 'approved' ? Check : X
  return (
    <li className={styles.undo} data-many={requests.length > 1 || undefined}>
      <Icon aria-hidden="true" />
      <p>
        <DecisionLabel decision={decision} /> <span className="num">{formatMoney(sum)}</span>
      </p>
      {phase === 'held' && <Countdown dueAt={dueAt} />}
      {phase === 'held' && (
        <button
          type="button"
          onClick={() => {
            decider.undo(decision.key)
            onUndo(decision)
          }}
        >
          <Trans>Undo</Trans>
          <span className="vh">
            <DecisionLabel decision={decision} />
          </span>
          <KeyCap name="Z" />
        </button>
      )}
      {phase === 'sending' && <span className="spinner" />}
    </li>
  )
}

function Countdown({ dueAt }: { dueAt: number }) {
  const seconds = useUndoSecondsLeft(dueAt)
  const [leftAtFirst] = useState(() => dueAt - Date.now())
  return (
    <>
      <span className={`${styles.left} num`} aria-hidden="true">
        <Trans>{seconds} s</Trans>
      </span>
      <i
        aria-hidden="true"
        style={{ '--left': `${leftAtFirst}ms`, '--from': leftAtFirst / UNDO_MS } as CSSProperties}
      />
    </>
  )
}
