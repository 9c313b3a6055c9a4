import { BULK_MAX_REQUESTS } from '@academy/contract/payments/rules'
import { formatAmount } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Info, X } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Money } from '../../../../ui/money.tsx'
import { KeyCap } from '../key-cap.tsx'
import reviewPanel from '../panel/review-panel.module.css'
import styles from './bulk-panel.module.css'
import { NoteForm } from './note-form.tsx'
import { isBare, isExact, type Picked, totalRwf } from './picked.ts'

interface BulkPanelProps {
  picked: Picked
  /** Whether the note for those without evidence is being written. */
  asksNote: boolean
  onApprove: (note?: string) => void
  onCancelNote: () => void
  onClear: () => void
  onDrop: (id: string) => void
}

/** What one approval would do: to whom, and how much in all. */
export function BulkPanel(props: BulkPanelProps) {
  const { picked, onClear, onDrop } = props
  const { t } = useLingui()
  const requests = [...picked.values()]
  const count = requests.length
  const otherCount = requests.filter((request) => !isExact(request)).length
  return (
    <aside className={reviewPanel.panel} aria-label={t`Selected requests`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={reviewPanel.body} tabIndex={0} aria-label={t`Selected requests`}>
        <div className={reviewPanel.head}>
          <div>
            <h2>
              <Plural value={count} one="# request selected" other="# requests selected" />
            </h2>
            <p>
              {otherCount === 0 ? (
                <Trans>All match the statement exactly.</Trans>
              ) : (
                <Plural
                  value={otherCount}
                  one="# does not match the statement exactly."
                  other="# do not match the statement exactly."
                />
              )}
            </p>
          </div>
          <IconButton label={t`Clear selection`} onClick={onClear}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <p className={styles.total}>
          <span>
            <Trans>Total</Trans>
          </span>
          <Money rwf={totalRwf(picked)} className={`${reviewPanel.price} ${styles.totalPrice}`} />
        </p>
        <ul className={styles.rows}>
          {requests.map((request) => {
            const { _id, student, transactionId, price } = request
            return (
              <li key={_id}>
                <div>
                  <b>{student.name}</b>
                  <span className={`${reviewPanel.code} ${styles.id}`}>
                    {transactionId ?? <Trans>No id</Trans>}
                  </span>
                </div>
                {!isExact(request) && (
                  <CircleAlert role="img" aria-label={t`Not an exact match`} className={styles.notExact} />
                )}
                <span className="num">{formatAmount(price)}</span>
                <IconButton label={t`Leave out ${student.name}`} onClick={() => onDrop(_id)}>
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            )
          })}
        </ul>
        <p className={styles.info}>
          <Info aria-hidden="true" />
          <span>
            {count === BULK_MAX_REQUESTS ? (
              <Trans>{count} at once is the most. The rest can follow.</Trans>
            ) : (
              <Plural
                value={count}
                one="One course opens and one student is told. You have 5 seconds to undo."
                other="# courses open and their students are told. You have 5 seconds to undo."
              />
            )}
          </span>
        </p>
      </section>
      <div className={reviewPanel.foot}>
        <BulkActions {...props} />
      </div>
    </aside>
  )
}

type BulkActsProps = Omit<BulkPanelProps, 'onDrop'>

function BulkActions({ picked, asksNote, onApprove, onCancelNote, onClear }: BulkActsProps) {
  const count = picked.size
  if (asksNote) return <BulkNote picked={picked} onApprove={onApprove} onCancelNote={onCancelNote} />
  return (
    <div className={reviewPanel.footActs}>
      <Button onClick={onClear}>
        <Trans>Clear</Trans>
        <KeyCap name="Esc" />
      </Button>
      <Button
        variant={bareOf(picked).length > 0 ? 'soft' : 'primary'}
        onClick={() => onApprove()}
        aria-keyshortcuts="A"
      >
        <Trans>Approve {count}</Trans>
        <KeyCap name="A" />
      </Button>
    </div>
  )
}

const bareOf = (picked: Picked) => [...picked.values()].filter(isBare)

type BulkNoteProps = Pick<BulkActsProps, 'picked' | 'onApprove' | 'onCancelNote'>

function BulkNote({ picked, onApprove, onCancelNote }: BulkNoteProps) {
  const names = bareOf(picked).map(({ student }) => student.name)
  return <NoteForm names={names} onApprove={onApprove} onCancel={onCancelNote} />
}

/** The same in one line at the bottom, where the list takes the whole width. */
export function BulkBar({ picked, asksNote, onApprove, onCancelNote, onClear }: BulkActsProps) {
  const { t } = useLingui()
  const count = picked.size
  if (asksNote) {
    return (
      <section className={styles.bar} data-bulk-bar="" aria-label={t`Selected requests`}>
        <BulkNote picked={picked} onApprove={onApprove} onCancelNote={onCancelNote} />
      </section>
    )
  }
  return (
    <section className={styles.bar} data-bulk-bar="" aria-label={t`Selected requests`}>
      <IconButton label={t`Clear selection`} onClick={onClear}>
        <X aria-hidden="true" />
      </IconButton>
      <p>
        <b className="num">
          <Trans>{count} selected</Trans>
        </b>
        <Money rwf={totalRwf(picked)} />
      </p>
      <Button variant={bareOf(picked).length > 0 ? 'soft' : 'primary'} onClick={() => onApprove()}>
        <Trans>Approve {count}</Trans>
      </Button>
    </section>
  )
}
