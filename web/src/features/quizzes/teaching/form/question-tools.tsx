import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import type { QuestionFormat } from '@academy/contract/quizzes/rules'
import { Trans } from '@lingui/react/macro'
import { Download, FileUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { call, failureMessage } from '../../../../lib/calls/call.ts'
import { lazyPart } from '../../../../lib/pages/lazy-part.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button } from '../../../../ui/button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { QuestionDraft } from './paper-values.ts'
import styles from './question-tools.module.css'

const ImportDialog = lazyPart(() => import('./import-dialog.tsx'), 'ImportDialog')

const FORMATS: readonly [QuestionFormat, string][] = [
  ['gift', 'GIFT'],
  ['moodle-xml', 'Moodle XML'],
  ['csv', 'CSV'],
]

type QuestionToolsProps = {
  exportId: string | undefined
  onInsert: (questions: readonly QuestionDraft[]) => void
}

/** Questions from a file, and into one. */
export function QuestionTools({ exportId, onInsert }: QuestionToolsProps) {
  const [isImporting, setIsImporting] = useState(false)
  const [isExporting, setIsExporting] = useState(false)

  async function exportAs(id: string, format: QuestionFormat) {
    setIsExporting(true)
    try {
      const file = await call('GET /api/instructor/assessments/{id}/export', {
        params: { id },
        query: { format },
      })
      saveFile({ fileName: file.fileName, blob: new Blob([file.content], { type: file.mediaType }) })
    } catch (failure) {
      toast.error(failureMessage(failure, QUIZ_MESSAGES.loadFailed))
    } finally {
      setIsExporting(false)
    }
  }

  return (
    <div className={styles.tools}>
      <h2>
        <Trans>Questions</Trans>
      </h2>
      <Button size="sm" variant="quiet" onClick={() => setIsImporting(true)}>
        <FileUp aria-hidden="true" />
        <Trans>Import questions</Trans>
      </Button>
      {exportId && (
        <Menu
          trigger={
            <Button size="sm" variant="quiet" busy={isExporting}>
              <Download aria-hidden="true" />
              <Trans>Export</Trans>
            </Button>
          }
          label={<Trans>The saved questions as</Trans>}
          items={FORMATS.map(([format, label]) => ({
            label,
            onSelect: () => void exportAs(exportId, format),
          }))}
        />
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog
            onClose={() => setIsImporting(false)}
            onAdd={(questions) => {
              setIsImporting(false)
              onInsert(questions)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
