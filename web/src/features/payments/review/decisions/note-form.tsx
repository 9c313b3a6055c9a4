import * as M from '@academy/contract/payments/messages'
import { NOTE_MAX_LENGTH } from '@academy/contract/payments/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import styles from '../panel/review-panel.module.css'
import { WhyForm } from './why-form.tsx'

interface NoteFormProps {
  /** Whose payments lack evidence. */
  names: readonly string[]
  onApprove: (note: string) => void
  onCancel: () => void
}

/** The second press, and why: for the log, not for the student. */
export function NoteForm({ names, onApprove, onCancel }: NoteFormProps) {
  const { t } = useLingui()
  const ready = [t`Seen on the office phone.`, t`Confirmed by the student on the phone.`, t`Paid in cash.`]
  return (
    <WhyForm
      name={t`Approve without evidence: ${names.join(', ')}`}
      label={<Trans>Note for the log</Trans>}
      hint={<Trans>Enter approves, Shift Enter begins a line</Trans>}
      ready={ready}
      readyName={t`Ready-made notes`}
      maxLetters={NOTE_MAX_LENGTH}
      tooLong={M.noteTooLong}
      missing={M.noteRequired}
      verb={<Trans>Approve again</Trans>}
      look={{ variant: 'soft' }}
      onSend={onApprove}
      onCancel={onCancel}
    >
      <p className={styles.warn}>
        <Plural
          value={names.length}
          one="No evidence. Write why you approve it, and approve it again."
          other="# of these have no evidence. Write why you approve them, and approve them again."
        />
      </p>
    </WhyForm>
  )
}
