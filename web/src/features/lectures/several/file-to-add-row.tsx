import { formatFileSize } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, RotateCw, X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type FileToAdd, isOpen } from './files-to-add.ts'
import styles from './several-files.module.css'
import type { FilesToAdd } from './use-files-to-add.ts'

const TITLE_MAX_LENGTH = 200
const DESCRIPTION_MAX_LENGTH = 10_000

interface FileToAddRowProps {
  file: FileToAdd
  isMissing: boolean
  isAdding: boolean
  work: Pick<FilesToAdd, 'set' | 'remove' | 'retry'>
}

/** One file: how far it has come, and the words of its lecture. */
export function FileToAddRow({ file, isMissing, isAdding, work }: FileToAddRowProps) {
  const { t } = useLingui()
  const { id, name, title, description, state, message } = file
  const words = isOpen(file)
  const isTaken = state === 'added' || state === 'adding'
  return (
    <li className={styles.file} data-state={state}>
      <div className={styles.head}>
        <p className={styles.name}>
          {name}
          <FileStateLabel file={file} />
        </p>
        {state === 'failed' && (
          <Button size="sm" onClick={() => work.retry(file)}>
            <RotateCw aria-hidden="true" />
            <Trans>Retry</Trans>
            <span className="vh">{name}</span>
          </Button>
        )}
        {state === 'added' && <CircleCheck aria-hidden="true" className={styles.done} />}
        {!isTaken && (
          <IconButton
            label={state === 'sending' ? t`Cancel ${name}` : t`Remove ${name}`}
            onClick={() => work.remove(id)}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {state === 'sending' && (
        <progress
          className="file-bar"
          max={file.bytes}
          value={file.sentBytes}
          aria-label={t`Uploading ${name}`}
        />
      )}
      {message && (
        <div role="alert">
          <FieldError>{message}</FieldError>
        </div>
      )}
      {words && (
        <div className={styles.words}>
          <Field
            label={<Trans>Title</Trans>}
            error={isMissing && !title.trim() && <Trans>Give the lecture a title.</Trans>}
          >
            <TextInput
              maxLength={TITLE_MAX_LENGTH}
              disabled={isAdding}
              value={title}
              onChange={(event) => work.set(id, { title: event.target.value })}
            />
          </Field>
          <Field
            label={<Trans>Description</Trans>}
            error={isMissing && !description.trim() && <Trans>Say what the lecture is about.</Trans>}
          >
            <TextArea
              rows={2}
              disabled={isAdding}
              value={description}
              onChange={(event) =>
                work.set(id, { description: event.target.value.slice(0, DESCRIPTION_MAX_LENGTH) })
              }
            />
          </Field>
        </div>
      )}
    </li>
  )
}

function FileStateLabel({ file: { type, bytes, sentBytes, state } }: { file: FileToAdd }) {
  const { t } = useLingui()
  const kinds = { video: t`Video`, audio: t`Audio`, document: t`Document` }
  const [sent, whole] = [formatFileSize(sentBytes), formatFileSize(bytes)]
  return (
    <small className="num">
      {kinds[type]} ·{' '}
      {state === 'sending' ? (
        <Trans>
          {sent} of {whole}
        </Trans>
      ) : (
        whole
      )}
      {state === 'waiting' && (
        <>
          {' · '}
          <Trans>waiting its turn</Trans>
        </>
      )}
      {state === 'arrived' && (
        <>
          {' · '}
          <Trans>uploaded</Trans>
        </>
      )}
      {state === 'adding' && (
        <>
          {' · '}
          <Trans>adding</Trans>
        </>
      )}
      {state === 'added' && (
        <>
          {' · '}
          <Trans>added</Trans>
        </>
      )}
    </small>
  )
}
