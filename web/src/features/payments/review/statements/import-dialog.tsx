import { STATEMENT_MAX_BYTES } from '@academy/contract/payments/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import styles from './import-dialog.module.css'
import { ImportResult } from './import-result.tsx'
import { useImport } from './use-import.ts'

const ACCEPTED = ['.csv', '.txt', 'text/csv', 'text/plain'] as const
const TEXT_MAX_LENGTH = 1_000_000

/** A statement as a file or as pasted lines, then what became of each line. */
export function ImportDialog({ onClose, onExact }: { onClose: () => void; onExact: () => void }) {
  const { t } = useLingui()
  const job = useImport()
  const done = job.result?.isRepeat ? t`Imported before` : t`Statement imported`
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      locked={job.isSending}
      title={job.result ? done : t`Import statement`}
      footer={
        job.result ? (
          <>
            {job.result.skipped.length > 0 && (
              <Button onClick={job.fix}>
                <Trans>Fix and import again</Trans>
              </Button>
            )}
            <Button onClick={job.another}>
              <Trans>Import another</Trans>
            </Button>
            <Button variant="primary" onClick={job.result.exact > 0 ? onExact : onClose} data-autofocus="">
              {job.result.exact > 0 ? <Trans>Show exact matches</Trans> : <Trans>Done</Trans>}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose} disabled={job.isSending}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" busy={job.isSending} disabled={!job.hasSomething} onClick={job.send}>
              <Trans>Import</Trans>
            </Button>
          </>
        )
      }
    >
      {job.result ? <ImportResult result={job.result} /> : <ImportForm job={job} />}
    </Dialog>
  )
}

function ImportForm({ job }: { job: ReturnType<typeof useImport> }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-5">
      <p className="secondary">
        <Trans>
          Download the statement from MTN MoMo or Airtel Money as CSV. Payments that are known from before are
          left out, so files may overlap.
        </Trans>
      </p>
      <Field label={<Trans>Statement file</Trans>}>
        <FileDrop
          accept={ACCEPTED}
          maxBytes={STATEMENT_MAX_BYTES}
          typesInWords={t`CSV`}
          upload={job.upload}
          onPick={job.pick}
          onCancel={job.cancel}
          onRetry={job.send}
          onRemove={() => job.pick(null)}
        />
      </Field>
      {!job.upload && (
        <Field
          label={<Trans>Or paste its lines</Trans>}
          hint={<Trans>The line with the column names first.</Trans>}
        >
          <TextArea
            value={job.text}
            rows={6}
            maxLength={TEXT_MAX_LENGTH}
            spellCheck={false}
            className={styles.lines}
            onChange={({ target }) => job.setText(target.value)}
          />
        </Field>
      )}
      <FormProblem>{!job.upload && job.error}</FormProblem>
    </div>
  )
}
