import * as M from '@academy/contract/quizzes/messages'
import { QUESTIONS_FILE_MAX_BYTES } from '@academy/contract/quizzes/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../lib/calls/call.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { failedUpload } from '../../../../ui/file-row.tsx'
import type { FileFault } from '../../../../ui/file-rules.ts'
import styles from './import-dialog.module.css'
import { ImportPreview } from './import-preview.tsx'
import { draftOf, type QuestionDraft } from './paper-values.ts'

const FILE_TYPES = ['.gift', '.txt', '.xml', '.csv', '.tsv'] as const

type ImportDialogProps = { onClose: () => void; onAdd: (questions: readonly QuestionDraft[]) => void }

/** Reads a file into questions, shows them with the faults by line, and adds those that are ticked. */
export function ImportDialog({ onClose, onAdd }: ImportDialogProps) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const reading = useMutation({
    mutationFn: (picked: File) => {
      const form = new FormData()
      form.set('file', picked)
      return call('POST /api/instructor/questions/read', { form })
    },
  })
  const read = (picked: File) => {
    setFile(picked)
    setLeft(new Set())
    reading.mutate(picked)
  }
  const found = reading.data?.questions ?? []
  const chosen = found.filter((_, at) => !left.has(at))
  const count = chosen.length
  return (
    <Dialog
      open
      wide
      title={t`Import questions`}
      onClose={onClose}
      className="import"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={count === 0}
            onClick={() => onAdd(chosen.map((question) => draftOf(question)))}
          >
            {count === 0 ? (
              <Trans>Add questions</Trans>
            ) : (
              <Plural value={count} one="Add # question" other="Add # questions" />
            )}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <FileDrop
          accept={FILE_TYPES}
          maxBytes={QUESTIONS_FILE_MAX_BYTES}
          typesInWords={<Trans>GIFT, Moodle XML or CSV</Trans>}
          upload={uploadOf(file, reading.error)}
          sayFault={sayFault}
          onPick={read}
          onRetry={() => file && read(file)}
          onRemove={() => {
            setFile(null)
            reading.reset()
          }}
        />
        {reading.isPending && (
          <p role="status" className="muted">
            <Trans>Reading the file…</Trans>
          </p>
        )}
        {reading.data && (
          <ImportPreview questions={found} faults={reading.data.faults} left={left} onLeave={setLeft} />
        )}
      </div>
    </Dialog>
  )
}

function uploadOf(file: File | null, error: Error | null) {
  if (!file) return undefined
  const { name, size: bytes } = file
  if (!error) return { name, bytes, state: 'chosen' as const }
  return { name, bytes, ...failedUpload(error, M.fileFormat) }
}

function sayFault(fault: FileFault): string | undefined {
  if (fault === 'size') return M.fileTooLarge
  return fault === 'type' ? M.fileRequired : undefined
}
