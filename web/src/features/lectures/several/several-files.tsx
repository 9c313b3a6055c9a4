import * as M from '@academy/contract/lectures/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import type { Audience } from '../manage/form-faults.ts'
import lecturePanelStyles from '../manage/lecture-panel.module.css'
import { DropTarget } from './drop-target.tsx'
import { FileToAddRow } from './file-to-add-row.tsx'
import { ALL_ENDINGS, isOpen } from './files-to-add.ts'
import styles from './several-files.module.css'
import { useFilesToAdd } from './use-files-to-add.ts'

export interface SeveralFilesProps {
  audience: Audience
  courseId: string
  /** What was dropped on the page before the form was there. */
  dropped?: readonly File[]
  onClose: () => void
}

/** Many files at once: each becomes a lecture, named after its file until somebody names it better. */
export function SeveralFiles({ audience, courseId, dropped, onClose }: SeveralFilesProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const work = useFilesToAdd({
    audience,
    courseId,
    first: dropped,
    onDone: ({ added, failed }) => {
      if (added === 1) toast.success(M.added)
      else if (added > 1) toast.success(t`${added} lectures added successfully`)
      if (failed > 0) toast.error(audience === 'admin' ? M.createFailed : M.addFailed)
      else onClose()
    },
  })
  const { files, isAdding } = work
  const open = files.filter(isOpen)
  const add = () => {
    for (const file of open) if (file.state === 'failed') work.retry(file)
    if (work.add()) return
    toast.error(audience === 'admin' ? M.titleAndDescriptionRequired : M.fieldsAndFileRequired)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <div className="grid gap-4">
      <DropTarget takes={!isAdding} onFiles={work.choose} />
      <div className={styles.drop}>
        <Button size="sm" disabled={isAdding} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {files.length > 0 ? <Trans>Choose more files</Trans> : <Trans>Choose files</Trans>}
        </Button>
        <p>
          <span className="max-md:hidden">
            <Trans>or drop them anywhere on this page.</Trans>{' '}
          </span>
          <Trans>Video up to 100 MB, audio up to 50 MB, PDF or PowerPoint up to 25 MB.</Trans>
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ALL_ENDINGS.join(',')}
        onChange={(event) => {
          work.choose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {files.length > 0 && (
        <ol ref={list} className={styles.files} aria-label={t`Files`}>
          {files.map((file) => (
            <FileToAddRow
              key={file.id}
              file={file}
              isMissing={work.missing.includes(file.id)}
              isAdding={isAdding}
              work={work}
            />
          ))}
        </ol>
      )}
      {isAdding && (
        <p role="status" className="meta secondary">
          <Trans>Each lecture is saved as soon as its file has arrived. Please keep this page open.</Trans>
        </p>
      )}
      <div className={lecturePanelStyles.ends}>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          className="flex-1"
          busy={isAdding}
          disabled={open.length === 0}
          onClick={add}
        >
          <Plural value={open.length} _0="Add lectures" one="Add # lecture" other="Add # lectures" />
        </Button>
      </div>
      <LeaveGuard when={open.length > 0}>
        <Trans>
          These files are no lectures yet. Choose the same files again and they go on from where they stopped.
        </Trans>
      </LeaveGuard>
    </div>
  )
}
